/** The alerts of a cruise. `{ship}` and places arrive isolated. */
export const reminders = {
  title: 'Reminders',
  failed: 'Couldn’t load the alerts.',
  kinds: {
    payment: 'Payment reminder',
    payment_due: 'Payment due',
    payment_overdue: 'Payment overdue',
    checkin: 'Check-in',
    weather: 'Weather warning',
  },
  payment: 'Final payment',
  /** `{date}` with its weekday, `{time}` is nine in the morning */
  at: '{date} at {time}',
  in_days: '{days, plural, =0 {today} =1 {tomorrow} other {in # days}}',
  amount_due: '{amount}, due on {date}',
  due: 'Due on {date}',
  states: {
    sent: 'Sent on {date}',
    paid: 'All paid. No reminder needed.',
    no_payment_date: 'No final payment date yet.',
    no_checkin_date: 'No check-in date yet.',
    off_settings: 'Off in your settings.',
    off_days: 'No day chosen in your settings.',
    off_cruise: 'Off for this cruise.',
    with_due: 'Sent with the one for the due date.',
    over: 'The date of this reminder has passed.',
    weather: 'From {date} until you’re back, whenever there’s a warning for one of your ports.',
  },
  enter: 'Add it',
  turn_on: 'Turn on',
  off: {
    payment_notification: 'Payment reminders are off in your settings.',
    checkin_notification: 'Check-in reminders are off in your settings.',
  },
  none: 'No reminder.',
  /** one day or several */
  reminded: 'We’ll remind you on {dates}.',
  days_before:
    '{count, plural, one {# day before the payment is due} other {# days before the payment is due}}',
  switched_on: 'Turned on for this cruise.',
  switched_off: 'Turned off for this cruise.',
  not_switched: 'Couldn’t save that.',
  undo: 'Undo',
  silent: {
    past: 'This cruise is over, so we won’t send any more reminders.',
    cancelled: 'This cruise is cancelled, so we won’t send reminders.',
    shared: 'Reminders go to the person who shared this cruise with you.',
    sample: 'This is a sample, so we won’t send reminders. Those for your own cruises will show up here.',
  },
  offer: {
    title: 'Remind me a week before this payment?',
    text: {
      inbox: 'The final payment for {ship} is due on {date}. We can email you on {day}.',
      terminal: 'The final payment for {ship} is due on {date}. We can remind you here on {day}.',
    },
    yes: 'Yes',
    no: 'No',
  },
  invite: {
    title: 'Never miss a payment or a check-in',
    text: {
      inbox:
        'Gangway can remind you by email and here: before a final payment, on the day it’s due, when check-in opens, and when bad weather is coming.',
      terminal:
        'Gangway can remind you here: before a final payment, on the day it’s due, when check-in opens, and when bad weather is coming.',
    },
    button: 'Turn reminders on',
    done: 'Reminders are on.',
    undone: 'Reminders are off again.',
  },
  /** `{zone}` is a city */
  clock: {
    inbox: 'Sent at {time} {zone} time, by email and in the app.',
    terminal: 'Sent at {time} {zone} time, in the app.',
  },
  settings: 'Change this in your settings',
  sent: 'Sent so far',
  weather: 'See the weather',
  weather_notification: 'Weather warnings',
} as const;
