/** The page that a link in a mail opens, without a login. */
export const switch_off = {
  ask: {
    payment_reminder: 'Switch payment reminders off?',
    payment: 'Switch payment notifications off?',
    checkin: 'Switch check-in notifications off?',
    weather: 'Switch weather warnings off?',
  },
  what: {
    payment_reminder: 'They come some days before a final payment is due.',
    payment: 'They come on the day a final payment is due.',
    checkin: 'They come on the day check-in opens.',
    weather: 'They come when there is a warning for a port of one of your cruises.',
  },
  is_off: {
    payment_reminder: 'Payment reminders are off',
    payment: 'Payment notifications are off',
    checkin: 'Check-in notifications are off',
    weather: 'Weather warnings are off',
  },
  is_on: {
    payment_reminder: 'Payment reminders are on',
    payment: 'Payment notifications are on',
    checkin: 'Check-in notifications are on',
    weather: 'Weather warnings are on',
  },
  all_cruises: 'This applies to all your cruises. Other emails keep coming.',
  off: 'Switch off',
  on: 'Switch on again',
  failed: 'That didn’t work. Please try again.',
  broken: 'This link does not work',
  broken_text:
    'Your email app may have cut it short. In your settings you can switch every reminder on and off.',
  settings: 'Go to settings',
} as const;
