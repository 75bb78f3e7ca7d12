/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact = {
  title: 'Contact',
  lead: 'Write to the people who run this server. They’ll reply by email.',
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
  kept: 'Your message is still here.',
  sent: {
    title: 'Your message is on its way',
    text: 'We’ll reply to {email}.',
    next: 'You’ll usually hear back within a few days. No reply? Check your spam folder.',
    again: 'Write another message',
  },
} as const;
