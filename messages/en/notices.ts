/** What the app tells by itself. `{ship}`, `{event}` and places arrive isolated. */
export const notices = {
  title: 'Notices',
  loading: 'Loading your notices',
  failed: 'Your notices could not be loaded.',
  retry: 'Try again',
  unread: '{count, plural, =0 {Nothing unread} one {# unread} other {# unread}}',
  new: 'Unread',
  read_all: 'Mark all as read',
  all_read: 'All marked as read.',
  read: 'Mark as read',
  undo: 'Undo',
  not_saved: 'That could not be saved.',
  older: 'Show older notices',
  all: 'All notices',
  empty: 'No notices yet',
  empty_text:
    'When a payment falls due, check-in opens or there is a weather warning for a port, you will read it here.',
  to_settings: 'Choose your reminders',
  kinds: {
    payment:
      '{days, plural, =0 {Final payment due today} =1 {Final payment due tomorrow} other {Final payment due in # days}}',
    payment_past: 'Final payment was due on {date}',
    payment_undated: 'Payment still open',
    checkin:
      '{days, plural, =0 {Check-in opens today} =1 {Check-in opens tomorrow} other {Check-in opens in # days}}',
    checkin_open: 'Check-in has been open since {date}',
    checkin_undated: 'Check-in is open',
    weather: 'Weather warning: {event}',
    weather_unnamed: 'Weather warning',
    share_offered: '{person} wants to share cruises with you',
    share_accepted: '{person} has accepted your share',
  },
  settled: {
    report: 'Your report on {ship} was settled',
    report_unnamed: 'Your report was settled',
    ship_accepted: '{ship} is in the catalogue now',
    ship_mapped: '{ship} is {name} in the catalogue',
    ship_declined: '{ship} was not added to the catalogue',
    ship_linked: 'Your cruises are linked to it.',
    ship_stays: 'Your cruises keep the name as you typed it.',
  },
} as const;
