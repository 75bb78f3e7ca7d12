/** The page that the link of a reminder opens, without a login: it marks one cruise as paid. */
export const mark_paid = {
  ask: 'Mark {ship} as paid?',
  ask_text:
    '{amount} is still to pay, as far as Gangway knows. This makes no payment: it only records that you have paid.',
  mark: 'Mark as paid',
  marked: '{amount} for {ship} marked as paid',
  paid: '{ship} is paid',
  paid_text: 'The payment is recorded, and reminders about it stop.',
  undo: 'Undo',
  unmarked: '{ship} is no longer marked as paid',
  unknown: 'The price of {ship} is not known',
  unknown_text: 'Add it to the cruise, then you can mark it as paid.',
  open: 'Open the cruise',
  failed: 'That didn’t work. Please try again.',
  broken: 'This link does not work',
  broken_text:
    'It may have been cut short, or it has expired. You can also mark the cruise as paid in Gangway.',
  cruises: 'Go to your cruises',
} as const;
