/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail = {
  greeting: 'Hello {name},',
  greeting_plain: 'Hello,',
  signature: 'Fair winds,\nGangway',
  link_fallback: 'Button not working? Copy this address into your browser:',
  from: 'Sent by the Gangway server at:',
  somebody: 'Someone',
  followed: { all: 'all their cruises', one: 'a cruise', named: '{ship}, {dates}' },
  labelled: '{label}:',
  /** `{port}` is the letters of a port, as in `MIA` */
  round_trip: 'Round trip from {port}',
  mark_paid: 'Mark as paid',
  unsubscribe: 'Stop these emails',
  facts: {
    device: 'Device',
    time: 'Date and time',
    network: 'Network',
    next_cruise: 'Next cruise',
    new_email: 'New address',
    old_email: 'Previous address',
    amount: 'Still to pay',
    sails_on: 'Sails on',
    warning: 'Warning',
    booking_number: 'Booking number',
    phone_number: 'Phone number',
    website: 'Cruise line website',
  },
  remarks: {
    feed_address:
      'Your calendar (iCalendar) has a new address, and the old one no longer works. Subscribe again: you’ll find the new address in Gangway under iCalendar.',
    ended_tokens:
      'The tokens of your own programs (home dashboards, scripts) no longer work. Still need them? Create new ones in your Gangway settings.',
  },
  why: {
    signed_up: 'You’re getting this because someone signed up with your email.',
    joined: 'You’re getting this once, because you opened an account.',
    forgot: 'You’re getting this because someone asked for a new password for your email.',
    new_address: 'You’re getting this because someone entered your email as the new one of an account.',
    safety: 'You’re getting this because it’s about the security of your account.',
    left: 'You’re getting this because your account was deleted. It’s the last one.',
    reminder:
      'You’re getting this because you turned reminders on in your settings. What counts is what you agreed with your cruise line.',
    shared: 'You’re getting this because someone who uses Gangway entered your email.',
  },
  parts: {
    activation: {
      subject: 'Activate your Gangway account',
      text: 'Welcome aboard. One click and your account is ready.',
      button: 'Activate my account',
      validity: 'The link works once and is good for three days.',
      not_you: 'Didn’t sign up? Don’t open the link: without it, the account stays closed.',
    },
    welcome: {
      subject: 'Welcome aboard',
      text: 'Your account is ready. Three things to start with:',
      steps: {
        cruise: 'Record your next cruise. Ship and dates are all it takes to start the countdown.',
        payment:
          'Add the stateroom, price and final payment date when you have them. The cruise shows you what’s still missing.',
        reminder: 'Choose in your settings how many days before a payment you’d like a reminder.',
      },
      button: 'Record my first cruise',
    },
    reset: {
      subject: 'Choose a new password',
      text: 'Someone asked for a new password for your Gangway account. If this was you, choose one now.',
      button: 'Choose a new password',
      validity: 'The link works once and is good for one hour.',
      not_you: 'If this wasn’t you, you don’t need to do anything: your password stays as it is.',
    },
    email_code: {
      subject: 'Your code for the new address',
      text: 'Your Gangway account is moving to {new_email}. Enter this code to confirm that the address is yours.',
      button: 'Enter the code',
      validity: 'The code is good until {until} and allows five tries.',
      not_you: 'Don’t recognize this? Ignore this email, and don’t give the code to anyone.',
    },
    email_change_started: {
      subject: 'Your account is moving to another address',
      text: 'Someone asked to move your Gangway account to {new_email}. You were logged out everywhere, and no one can log in until the code we sent there is entered.',
      button: 'Choose a new password',
      validity: 'If the code isn’t entered within 30 minutes, your account keeps its current address.',
      not_you:
        'If this wasn’t you, someone knows your password: choose a new one right away. That cancels the change.',
    },
    email_changed: {
      subject: 'Your email has been changed',
      text: 'Your Gangway account has moved from {old_email} to {new_email}. From now on, log in with the new address.',
      button: 'Log in',
      not_you:
        'If this wasn’t you, reply to this email right away. It reaches the person who runs this server.',
    },
    address_in_use: {
      subject: 'This address already has an account',
      text: 'Someone tried to move another Gangway account to your address. It already has an account, so nothing was changed.',
      button: 'Log in',
      not_you: 'If this was you, log in with this address to use that account. If not, no action is needed.',
    },
    password_changed: {
      subject: 'Your password has been changed',
      text: 'Your Gangway password has been changed. You were logged out everywhere else.',
      button: 'Choose a new password',
      not_you: 'If this wasn’t you, choose a new one right away.',
    },
    account_deleted: {
      subject: 'Your account has been deleted',
      text: 'Your account and everything in it are gone for good: cruises, documents, shares and settings. This can’t be undone.',
      closing:
        'Thanks for sailing with us. If you’d ever like to come back, opening a new account takes a minute.',
      not_you: 'If this wasn’t you, reply to this email. It reaches the person who runs this server.',
    },
    new_sign_in: {
      subject: 'New login to your account',
      text: 'Someone logged in to your Gangway account on a new device. If this was you, no action is needed.',
      button: 'See where I am logged in',
      not_you: 'If this wasn’t you, log that device out and change your password right away.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {Final payment for {ship} is due tomorrow} other {Final payment for {ship} is due in # days}}',
      text: '{days, plural, one {The final payment for your cruise on {ship} is due tomorrow, {date}.} other {The final payment for your cruise on {ship} is due in # days, on {date}.}}',
      button: 'Open the cruise',
      closing: 'Already paid? Mark it as paid and we’ll stop reminding you.',
    },
    payment_today: {
      subject: 'Final payment for {ship} is due today',
      text: 'The final payment for your cruise on {ship} is due today, {date}.',
      button: 'Open the cruise',
      closing: 'Already paid? Mark it as paid and we’ll stop reminding you.',
    },
    payment_overdue: {
      subject: 'Final payment for {ship} is overdue',
      text: '{days, plural, one {The final payment for your cruise on {ship} was due yesterday, {date}.} other {The final payment for your cruise on {ship} was due # days ago, on {date}.}} As far as we know, it’s still due.',
      button: 'Open the cruise',
      closing: 'Already paid? Mark it as paid and we’ll stop reminding you.',
    },
    payment_undated: {
      subject: 'Payment for {ship}',
      text: 'You asked to be reminded of the payment for your cruise on {ship}.',
      button: 'Open the cruise',
      closing: 'Already paid? Mark it as paid and we’ll stop reminding you.',
    },
    checkin_opens: {
      subject: 'Check-in for {ship} opens today',
      text: 'Online check-in for your cruise on {ship} opens today, {date}. Early birds get the better boarding times.',
      button: 'Open the cruise',
    },
    checkin_open: {
      subject: 'Check-in for {ship} is open',
      text: 'Online check-in for your cruise on {ship} has been open since {date}.',
      button: 'Open the cruise',
    },
    weather_warning: {
      subject: 'Weather warning for your cruise on {ship}',
      text: 'A weather service has issued a warning for places along your cruise on {ship}:',
      button: 'See the weather',
    },
    share_invitation: {
      subject: '{owner} invites you to follow {what}',
      text: '{owner} invites you to follow {what} on Gangway. Nothing is shown until you accept, and you can leave at any time.',
      button: 'View the invitation',
      not_you: 'Don’t know who this is? Ignore this email. Nothing is shared unless you accept.',
    },
    share_invitation_new: {
      subject: '{owner} invites you to follow {what}',
      text: '{owner} invites you to follow {what} on Gangway. Nothing is shown until you accept, and you can leave at any time.',
      button: 'View the invitation',
      validity:
        'Log in or sign up with this address. The link opens only this invitation and is meant for you: please don’t pass it on.',
      not_you: 'Don’t know who this is? Ignore this email. Nothing is shared unless you accept.',
    },
  },
} as const;
