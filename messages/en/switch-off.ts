/** The page that a link in a mail opens, without a login. */
export const switch_off = {
  ask: {
    payment_reminder: 'Turn off payment reminders?',
    payment: 'Turn off payment notifications?',
    checkin: 'Turn off check-in notifications?',
    weather: 'Turn off weather warnings?',
  },
  what: {
    payment_reminder: 'We send them a few days before a final payment is due.',
    payment: 'We send them on the day a final payment is due.',
    checkin: 'We send them on the day check-in opens.',
    weather: 'We send them when there’s a warning for one of your ports.',
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
  all_cruises: 'This applies to all your cruises. You’ll still get our other emails.',
  off: 'Turn off',
  on: 'Turn back on',
  failed: 'That didn’t work. Please try again.',
  broken: 'This link doesn’t work',
  broken_text:
    'Your email app may have cut it short. You can turn every reminder on and off in your settings.',
  settings: 'Go to settings',
} as const;
