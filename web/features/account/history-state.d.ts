import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the address that a sign-up just used, for the screen that follows it; never in the address bar */
    signed_up_as?: string;
    /** likewise of a request for a new password */
    reset_for?: string;
  }
}
