/** The start page for visitors. */
export const home = {
  eyebrow: 'For people who love to cruise',
  heading: 'Every voyage, from booking to sail-away',
  lead: 'Gangway keeps your cruises together: ship and route, stateroom and prices, what’s left to pay, and the countdown to sail-away.',
  start: 'Sign up',
  login: 'Log in',
  free: 'Your records stay yours, on a server you choose.',
  picture: 'The Gangway dashboard with the next cruise, the countdown and what’s left to do.',
  look: {
    map: {
      title: 'Everywhere you’ve been',
      text: 'Every voyage adds its ports and routes to your world map.',
      picture: 'World map with the ports of many voyages and the countries around them.',
    },
    calendar: {
      title: 'Your year at sea',
      text: 'Voyages, port days, payments and check-ins in one calendar, and in the one you already use.',
      picture: 'A month of the calendar with voyages and what’s due.',
    },
  },
  features_heading: 'What it does for you',
  features: {
    countdown: {
      title: 'A countdown you can trust',
      text: 'Counts down to the minute, in the port’s own time.',
    },
    payments: {
      title: 'Nothing slips by',
      text: 'Final payment, check-in and missing details, before they’re urgent.',
    },
    record: {
      title: 'The whole record',
      text: 'Stateroom, prices, points and notes in one place.',
    },
    memories: {
      title: 'Voyages add up',
      text: 'Nights, ports and countries since your first cruise.',
    },
    own: {
      title: 'On your own server',
      text: 'Runs at home or on any server you choose, with nothing to configure.',
    },
    languages: {
      title: 'In your language',
      text: 'English, German, Spanish, French, Italian, Portuguese, and Hebrew from right to left.',
    },
  },
  closing: 'Where to next?',
} as const;
