/** The settings of the calendar feed. The texts of the feed itself are in `events.ts`. */
export const feed = {
  title: 'iCalendar',
  lead: 'Your voyages in the calendar you already use. Updates automatically.',
  loading: 'Loading the iCalendar settings',
  load_failed: 'Couldn’t load the iCalendar settings.',
  done: {
    enable: 'iCalendar enabled',
    disable: 'iCalendar disabled',
    reset: 'iCalendar token reset',
  },
  failed: {
    enable: 'Error enabling iCalendar',
    disable: 'Error disabling iCalendar',
    reset: 'Error resetting iCalendar',
    change: 'Couldn’t save your choice. Please try again.',
  },
  off: {
    title: 'Not enabled yet',
    text: 'Enable it to get a private address. The calendars on your phone and computer subscribe to it.',
    enable: 'Enable iCalendar',
  },
  ended: {
    reset:
      'Your password was reset, so your calendar has a new address. Calendars on the old one have stopped updating: subscribe again with this one.',
    password:
      'You changed your password, so your calendar has a new address. Calendars on the old one have stopped updating: subscribe again with this one.',
    email:
      'You changed your email, so your calendar has a new address. Calendars on the old one have stopped updating: subscribe again with this one.',
    secret:
      'This server has a new security key, so your calendar’s address no longer works. Enable it again and subscribe with the new address.',
  },
  address: {
    title: 'Your address',
    label: 'Calendar address',
    copy: 'Copy address',
    subscribe: 'Subscribe on this device',
    secret:
      'Anyone with this address can see what you chose below, without a password. Share it only with people you trust.',
    local:
      'This server is at {host}, which Google and Outlook.com can’t reach. Apps on this computer or your network can.',
    reset: 'Reset address',
    disable: 'Disable',
    cancel: 'Keep it',
    ask_reset: {
      title: 'Reset the address?',
      text: 'Calendars on the current address stop updating right away. You’ll need to subscribe again with the new one.',
      confirm: 'Reset',
    },
    ask_disable: {
      title: 'Disable iCalendar?',
      text: 'Calendars on this address stop updating right away. If you enable it again, the address will be different.',
      confirm: 'Disable',
    },
  },
  choice: {
    title: 'What it shows',
    level: 'How much',
    levels: {
      busy: {
        name: 'Just that you’re away',
        text: 'The days of each cruise, without ship or places.',
      },
      itinerary: {
        name: 'The itinerary',
        text: 'Ship, ports, flights and dates. No booking numbers, prices or names of people.',
      },
      full: {
        name: 'Everything',
        text: 'Also booking numbers, amounts due and who’s traveling.',
      },
    },
    include: 'What to include',
    parts: {
      cruise: 'Cruises',
      port: 'Ports',
      flight: 'Flights',
      hotel: 'Hotels',
      checkin: 'Check-in opening',
      payment_reminder: 'Payment reminders',
      final_payment: 'Final payments',
      shared: 'Cruises shared with you',
    },
  },
  preview: {
    title: 'What others see',
    text: 'One of your cruises, exactly as calendars show it.',
    failed: 'Couldn’t load the preview.',
    nothing_chosen: 'Nothing yet. Choose what to include.',
    no_cruise: 'Record a cruise and it’ll show up here and in your calendar.',
    record: 'Record a cruise',
    all_day: 'All day',
    floating: 'local time',
    cancelled: 'Cancelled',
    free: 'Shown as free',
    alarms: '{count, plural, one {# reminder} other {# reminders}}',
  },
  programs: {
    title: 'How to subscribe',
    google: {
      name: 'Google Calendar',
      first: 'Copy the address and open calendar.google.com on a computer.',
      second: 'Next to “Other calendars”, choose the plus sign, then “From URL”, and paste the address.',
      third: 'The calendar shows up on your phone too. Google checks for changes about once a day.',
    },
    iphone: {
      name: 'iPhone and iPad',
      first: 'Open this page on the device and choose “Subscribe on this device”.',
      second: 'Or in Calendar: Calendars, Add Calendar, Add Subscription Calendar, and paste the address.',
      third: 'Confirm with Subscribe. To be reminded, leave “Remove Alarms” off.',
    },
    mac: {
      name: 'Mac',
      first: 'In Calendar choose File, then New Calendar Subscription.',
      second: 'Paste the address and choose Subscribe.',
      third: 'Choose iCloud as the location to see it on all your devices, and uncheck “Remove Alerts”.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Open the calendar in Outlook or on outlook.com and choose “Add calendar”.',
      second: 'Choose “Subscribe from web” and paste the address.',
      third: 'Give it a name and choose Import. Changes may take a few hours.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'In the calendar choose New Calendar, then “On the Network”.',
      second: 'Leave the user name empty and paste the address as location.',
      third: 'Choose Find Calendars, then Subscribe.',
    },
    other: {
      name: 'Other apps',
      first: 'Look for “Subscribe”, “From URL” or “Calendar from the internet”.',
      second: 'Paste the address.',
      third: 'Subscribe, don’t import: an imported file doesn’t update.',
    },
  },
} as const;
