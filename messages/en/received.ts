/** Cruises that others share with the reader: invitations, and accepted shares. */
export const received = {
  title: 'Shared with you',
  none: 'Nothing shared with you yet',
  none_text: 'When someone shares a cruise with your email, it’ll show up here for you to accept.',
  pending: 'Waiting for your answer',
  asks_all: '{name} invites you to follow all their cruises',
  asks_one: '{name} invites you to follow a cruise',
  you_see: 'What you see: {what}',
  accept: 'Accept',
  accept_from: 'Accept what {name} shares',
  decline: 'Decline',
  decline_from: 'Decline what {name} shares',
  accepted: 'Accepted. You’ll find it among your cruises.',
  declined: 'Declined',
  decline_title: 'Decline?',
  decline_text: 'If you change your mind, {name} will need to invite you again.',
  see: 'See these cruises',
  leave: 'Leave',
  leave_from: 'Leave what {name} shares: {what}',
  leave_title: 'Leave this shared cruise?',
  leave_text:
    'You’ll no longer see what {name} shares: {what}. To see it again, you’ll need a new invitation.',
  left: 'You’ve left the shared cruise',
  failed: 'That didn’t work. Please try again.',
  levels: {
    itinerary: 'ship, dates, ports, schedule, countdown and weather.',
    details: 'the itinerary, stateroom, passengers, flights, hotels and notes.',
    full: 'everything, with prices, payments and documents, view only.',
    edit: 'everything, and you can edit it.',
  },
  cancel: 'Cancel',
  next: 'The next one: {cruise}',
  somebody: 'Someone',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {An invitation is waiting in your inbox} other {# invitations are waiting in your inbox}}',
      terminal:
        '{count, plural, one {An invitation is waiting for you} other {# invitations are waiting for you}}',
    },
    text: {
      inbox:
        'Open the link in the email we sent you: for your safety, nothing else opens the invitation. Can’t find it? Ask for it to be sent again.',
      terminal:
        'Open the link of the invitation: for your safety, nothing else opens it. Ask the person who invited you for it.',
    },
  },
  invitation: {
    opening: 'Opening the invitation',
    invited: 'You’re invited',
    log_in_first: 'Log in to see the invitation. No account yet? Sign up with the email that was invited.',
    log_in: 'Log in',
    sign_up: 'Sign up',
    gone: 'This invitation is no longer valid',
    gone_text:
      'It was withdrawn, or a newer link has replaced it. Use the latest link, or ask for a new invitation.',
    other: 'This invitation was sent to another email',
    other_text:
      'You’re logged in as {address}. Log out, then log in or sign up with the email that was invited.',
    log_out: 'Log out',
    to_dashboard: 'Go to dashboard',
    failed: 'Couldn’t open the invitation',
    offline: 'Can’t reach the server. Check your connection and try again.',
    retry: 'Try again',
  },
  public_voyage: {
    gone: 'This voyage is no longer shared',
    gone_text: 'This link no longer works. Ask the person who sent it for a new one.',
    read_only: 'Follow along: this page shows the ship, the route and the schedule.',
  },
} as const;
