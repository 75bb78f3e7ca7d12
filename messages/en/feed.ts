/** The settings of the calendar feed. The texts of the feed itself are in `events.ts`. */
export const feed = {
  title: 'iCalendar',
  lead: 'Your voyages in the calendar you already use. Updates automatically.',
  loading: 'Loading the iCalendar settings',
  load_failed: 'The iCalendar settings could not be loaded.',
  done: {
    enable: 'iCalendar enabled',
    disable: 'iCalendar disabled',
    reset: 'iCalendar token reset',
  },
  failed: {
    enable: 'Error enabling iCalendar',
    disable: 'Error disabling iCalendar',
    reset: 'Error resetting iCalendar',
    change: 'Your choice could not be saved. Please try again.',
  },
  off: {
    title: 'Not enabled yet',
    text: 'Enable it and you get an address that only you know. The calendars on your phone and computer subscribe to it.',
    enable: 'Enable iCalendar',
  },
  ended: {
    reset:
      'Your password was reset, so your calendar has a new address. Calendars that used the old one have stopped: subscribe again with this one.',
    password:
      'You changed your password, and your calendar got a new address with it. Calendars that used the old one have stopped: subscribe again with this one.',
    email:
      'Your email address changed, and your calendar got a new address with it. Calendars that used the old one have stopped: subscribe again with this one.',
    secret:
      'The person who runs this server renewed its security key, which ended the address of your calendar. Enable it again, and subscribe with the new address.',
  },
  address: {
    title: 'Your address',
    label: 'Address of your calendar',
    copy: 'Copy address',
    subscribe: 'Subscribe on this device',
    secret:
      'Anyone with this address can see what you chose below, without a password. Share it only with people you trust.',
    local:
      'This server is at {host}, which Google and Outlook.com cannot reach. Programs on this computer or in your network can.',
    reset: 'Reset address',
    disable: 'Disable',
    cancel: 'Keep it',
    ask_reset: {
      title: 'Reset the address?',
      text: 'Calendars that use the current address stop updating at once. You will have to subscribe again with the new one.',
      confirm: 'Reset',
    },
    ask_disable: {
      title: 'Disable iCalendar?',
      text: 'Calendars that use the address stop updating at once. If you enable it again, it gets another address.',
      confirm: 'Disable',
    },
  },
  choice: {
    title: 'What it shows',
    level: 'How much',
    levels: {
      busy: {
        name: 'Only that you are away',
        text: 'The days of each cruise, without ship or places.',
      },
      itinerary: {
        name: 'The itinerary',
        text: 'Ship, ports, flights and dates. No booking numbers, prices or names of people.',
      },
      full: {
        name: 'Everything',
        text: 'Also booking numbers, amounts due and who travels.',
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
    text: 'One of your cruises, exactly as calendars show it: the one under way, the next, or else the latest.',
    failed: 'The preview could not be loaded.',
    nothing_chosen: 'Nothing of this cruise. Choose what to include.',
    no_cruise: 'Record a cruise and it appears here and in your calendar.',
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
      second: 'Beside “Other calendars” choose the plus sign, then “From URL”, and paste the address.',
      third: 'The calendar appears on your phone too. Google looks for changes about once a day.',
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
      third: 'Choose iCloud as location to have it on all your devices, and untick the removal of alerts.',
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
      name: 'Other programs',
      first: 'Look for “Subscribe”, “From URL” or “Calendar from the internet”.',
      second: 'Paste the address.',
      third: 'Subscribe rather than import: an imported file does not follow changes.',
    },
  },
} as const;
