/** The start page for visitors. */
export const home = {
  eyebrow: 'For people who love to cruise',
  heading: 'Every voyage, from booking to sail-away',
  lead: 'Gangway keeps your cruises together: ship and route, stateroom and prices, what is still to be paid and how long until the lines are cast off.',
  start: 'Sign up',
  login: 'Log in',
  free: 'Your records stay yours, on a server you choose.',
  picture: 'The dashboard of Gangway with the next cruise, its route on a map and the countdown.',
  features_heading: 'What it does for you',
  features: {
    countdown: {
      title: 'The countdown that is right',
      text: 'To the minute of sail-away, at the clock of the port, wherever you are.',
    },
    payments: {
      title: 'Nothing slips by',
      text: 'Final payment, check-in and what the booking still lacks, in good time.',
    },
    record: {
      title: 'The whole record',
      text: 'Stateroom, passengers, flights, hotels, prices and points in one place.',
    },
    memories: {
      title: 'Voyages add up',
      text: 'Nights, ports, countries and miles since your first cruise.',
    },
    share: {
      title: 'Together on board',
      text: 'Share one cruise or all of them, and decide how much others see.',
    },
    languages: {
      title: 'In your language',
      text: 'English, German, Spanish, French, Hebrew, Italian and Portuguese.',
    },
  },
  closing: 'Where does the next one go?',
} as const;
