/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact = {
  title: 'Contact',
  lead: 'Write to the people who run this server. You’ll get the answer by email.',
  fields: {
    name: 'Your name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  /** the characters left for the message */
  left: '{count, plural, =0 {No room left.} one {Room for # more character.} other {Room for # more characters.}}',
  submit: 'Send',
  /** after an error */
  kept: 'What you wrote is kept here.',
  sent: {
    title: 'Your message is on its way',
    text: 'We keep it and answer to {email}.',
    next: 'Usually a person reads it within a few days. If nothing comes, look into your spam folder, too.',
    again: 'Write another message',
  },
} as const;
