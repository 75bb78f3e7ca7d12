/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail = {
  greeting: 'Hello {name},',
  greeting_plain: 'Hello,',
  signature: 'Fair winds,\nGangway',
  link_fallback: 'If the button does not work, copy this address into your browser:',
  from: 'It comes from the Gangway at:',
  somebody: 'Someone',
  followed: { all: 'all their cruises', one: 'a cruise', named: '{ship}, {dates}' },
  labelled: '{label}:',
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
      'Your calendar (iCalendar) has a new address, and the old one has ended. Subscribe to it again: you’ll find the new address in Gangway under iCalendar.',
    ended_tokens:
      'The tokens of your own programs (home dashboards, scripts) no longer work. If you still need them, create new ones in your Gangway settings.',
  },
  why: {
    signed_up: 'You’re getting this because someone signed up with your email.',
    joined: 'You’re getting this once, because you opened an account.',
    forgot: 'You’re getting this because someone asked for a new password for your email.',
    new_address: 'You’re getting this because someone entered your email as the new one of an account.',
    safety: 'You’re getting this because it’s about the security of your account.',
    left: 'You’re getting this because your account was deleted. It’s the last one.',
    reminder:
      'You’re getting this because you switched reminders on in your settings. Gangway does not know what you agreed with your cruise line: what counts is your booking.',
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
      text: 'Your account is ready, and every voyage has its place now. Three things to begin with:',
      steps: {
        cruise: 'Record your next cruise. The ship and the dates are enough for the countdown to start.',
        payment:
          'Add the stateroom, the price and the final payment date when you have them. The cruise shows you what is still missing.',
        reminder: 'Choose in the settings how many days before a payment you want to be reminded.',
      },
      button: 'Record my first cruise',
    },
    reset: {
      subject: 'Choose a new password',
      text: 'Someone asked for a new password for your Gangway account. If this was you, choose one now.',
      button: 'Choose a new password',
      validity: 'The link works once and is good for one hour.',
      not_you: 'If this wasn’t you, nothing happens: your password stays as it is.',
    },
    email_code: {
      subject: 'Your code for the new address',
      text: 'Your Gangway account is to move to {new_email}. Enter this code to confirm that the address is yours.',
      button: 'Enter the code',
      validity: 'The code is good until {until}, for five tries.',
      not_you: 'Don’t recognize this? Ignore this email, and don’t give the code to anyone.',
    },
    email_change_started: {
      subject: 'Your account is to move to another address',
      text: 'Someone asked to move your Gangway account to {new_email}. You were logged out everywhere, and no one can log in until the code that we sent there is entered.',
      button: 'Choose a new password',
      validity: 'If the code is not entered within 30 minutes, your account keeps its present address.',
      not_you:
        'If this wasn’t you, someone knows your password: choose a new one at once. That calls the move off.',
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
      text: 'Someone asked to move another Gangway account to your address. As it already has one, nothing was changed.',
      button: 'Log in',
      not_you:
        'If it was you, log in with this address to the account that it already has. If not, you need not do anything.',
    },
    password_changed: {
      subject: 'Your password has been changed',
      text: 'The password of your Gangway account has been changed. Everywhere else you were logged out.',
      button: 'Choose a new password',
      not_you: 'If this wasn’t you, choose a new one at once.',
    },
    account_deleted: {
      subject: 'Your account has been deleted',
      text: 'Your account and all that was in it are gone for good: cruises, documents, shares and settings. None of it can be brought back.',
      closing:
        'Thank you for sailing with us. Should you ever want to come back, a new account takes a minute to open.',
      not_you: 'If this wasn’t you, reply to this email. It reaches the person who runs this server.',
    },
    new_sign_in: {
      subject: 'New login to your account',
      text: 'Someone logged in to your Gangway account on a new device. If this was you, no action is needed.',
      button: 'See where I am logged in',
      not_you: 'If this wasn’t you, log that device out and change your password at once.',
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
      text: '{days, plural, one {The final payment for your cruise on {ship} was due yesterday, {date}.} other {The final payment for your cruise on {ship} was due # days ago, on {date}.}} As far as we know, it is still open.',
      button: 'Open the cruise',
      closing: 'Already paid? Mark it as paid and we’ll stop reminding you.',
    },
    payment_undated: {
      subject: 'Payment for {ship}',
      text: 'You wanted to be reminded of the payment for your cruise on {ship}.',
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
      button: 'See what is shared',
      not_you: 'Don’t know who this is? Ignore this email. Nothing is shared unless you accept.',
    },
    share_invitation_new: {
      subject: '{owner} invites you to follow {what}',
      text: '{owner} invites you to follow {what} on Gangway. Nothing is shown until you accept, and you can leave at any time.',
      button: 'See what is shared',
      validity:
        'Log in or sign up with this address. The link opens this invitation alone and is meant for you: please do not pass it on.',
      not_you: 'Don’t know who this is? Ignore this email. Nothing is shared unless you accept.',
    },
  },
} as const;
