import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** the address of a sign-up, for the screen after it; never in the address bar */
    signed_up_as?: string;
    /** the activation link of the very first account on an instance without a mail server, to be shown at once */
    activation_link?: string;
    /** the same for a request for a new password */
    reset_for?: string;
    /** the same for the login after an activation */
    login_as?: string;
  }
}
