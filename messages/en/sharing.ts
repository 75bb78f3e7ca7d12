/** See the chapter `further`. */
export const sharing = {
  title: 'Sharing',
  lead: 'Who sees your cruises, and whose cruises you see.',
  loading: 'Loading what is shared',
  failed: 'What is shared could not be loaded.',
  offline: 'There is no connection. Please try again when you are back online.',
  email: 'Email',
  cancel: 'Cancel',
  levels: {
    itinerary: {
      name: 'Itinerary',
      text: 'Ship, dates, ports, schedule, countdown and weather. No stateroom, no names, no prices.',
    },
    details: {
      name: 'Details',
      text: 'Also stateroom, names of passengers, flights, hotels and notes. No booking number, no prices.',
    },
    full: {
      name: 'Full',
      text: 'Also booking number, prices, payments, add-ons, loyalty and documents. View only.',
    },
    edit: {
      name: 'Edit',
      text: 'Everything, and they can edit. They can’t delete it or share it with others.',
    },
  },
  states: { pending: 'Waiting for an answer', accepted: 'Accepted' },
  all_cruises: 'All cruises',
  all_hint: 'Also those to come',
  one_cruise: 'One cruise',
  form: {
    cruise: 'Share this cruise',
    all: 'Share all your cruises',
    all_text:
      'For someone who should see everything, including future cruises. To share just one, open it and choose Sharing.',
    email_hint: {
      inbox: 'With or without an account here: we send an invitation.',
      terminal: 'With or without an account here: you get a link to send them.',
    },
    level: 'What they see',
    submit: 'Share',
    sent: 'Invitation sent to {email}',
    error: 'Error sharing',
    already: 'You share this with that address already. Change the level in the list.',
  },
  by_hand: {
    title: 'Send the link yourself',
    text: 'This server sends no email. With this link, {email} can open the invitation. Any earlier link no longer works.',
    label: 'Link to the invitation',
    copy: 'Copy the link',
    done: 'Done',
  },
  given: {
    resend: {
      inbox: 'Send again',
      terminal: 'New link',
    },
    resend_to: {
      inbox: 'Send again the invitation to {email}: {what}',
      terminal: 'New link for {email}: {what}',
    },
    resent: 'Invitation sent to {email} again',
    title: 'You share with',
    people: '{count, plural, one {# person} other {# people}}',
    none: 'No one sees your cruises but you',
    none_text:
      'Let the people who travel with you, or who wait at home, follow along. You choose how much each of them sees, and take it back at any time.',
    level_of: 'What {email} sees: {what}',
    since: 'Since {date}',
    changed: '{email} now sees: {level}',
    take_back: 'Delete',
    take_back_from: 'Delete the share with {email}: {what}',
    take_back_title: 'Stop sharing?',
    take_back_text: 'From this moment on, {email} no longer sees: {what}.',
    take_back_other: 'What else you share with this person stays.',
    deleted: 'Record deleted successfully',
    delete_failed: 'Failed to delete record',
  },
  cruise: {
    this: 'this cruise',
    who: 'Who sees this cruise',
    none: 'No one but you.',
    by_all: 'Sees all your cruises',
    settings: 'Sharing settings',
    failed: 'Who sees this cruise could not be loaded.',
  },
} as const;
