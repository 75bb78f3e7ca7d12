import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the address that a sign-up just used, for the screen that follows it; never in the address bar */
    signed_up_as?: string;
    /** of the very first account of a Gangway without a mail server: its link, to be shown at once */
    activation_link?: string;
    /** likewise of a request for a new password */
    reset_for?: string;
  }
}
