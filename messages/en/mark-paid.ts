/** The page that the link of a reminder opens, without a login: it marks one cruise as paid. */
export const mark_paid = {
  ask: 'Mark {ship} as paid?',
  ask_text:
    'As far as we know, {amount} is still due. This doesn’t make a payment: it only records that you’ve paid.',
  mark: 'Mark as paid',
  marked: '{amount} for {ship} marked as paid',
  paid: '{ship} is paid',
  paid_text: 'Payment recorded. You won’t get any more reminders about it.',
  undo: 'Undo',
  unmarked: '{ship} is no longer marked as paid',
  unknown: 'We don’t know the price of {ship}',
  unknown_text: 'Add it to the cruise, then you can mark it as paid.',
  open: 'Open the cruise',
  changed: 'The amount has changed in the meantime. Please check it again.',
  failed: 'That didn’t work. Please try again.',
  broken: 'This link doesn’t work',
  broken_text: 'It may be incomplete or expired. You can also mark the cruise as paid in Gangway.',
  cruises: 'Go to your cruises',
} as const;
