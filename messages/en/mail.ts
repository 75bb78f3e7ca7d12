/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail = {
  greeting: 'Hello {name},',
  signature: 'Fair winds,\nGangway',
  ignore: 'If this was not you, you need not do anything.',
  link_fallback: 'If the button does not work, copy this address into your browser:',
  activation: {
    subject: 'Activate your Gangway account',
    text: 'Welcome aboard. One click and your account is ready.',
    button: 'Activate my account',
    expiry: 'The link works once, for three days.',
  },
} as const;
