/** Writing to whoever runs the instance. See the chapter `further`. */
export const contact = {
  title: 'Contact',
  lead: 'Write to the people who run this server. You’ll get the answer by email.',
  fields: {
    name: 'Your name',
    email: 'Email',
    subject: 'Subject',
    message: 'Message',
  },
  /** how much room is left in the message */
  left: '{count, plural, =0 {No room left.} one {Room for # more character.} other {Room for # more characters.}}',
  submit: 'Send',
  /** behind what went wrong */
  kept: 'What you wrote is kept here.',
  sent: {
    title: 'Your message is on its way',
    text: 'We keep it and answer to {email}.',
    next: 'Usually a person reads it within a few days. If nothing comes, look into your spam folder, too.',
    again: 'Write another message',
  },
} as const;
