import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'Hallo {name},',
  signature: 'Allzeit gute Fahrt\nGangway',
  ignore: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun.',
  link_fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  activation: {
    subject: 'Aktivieren Sie Ihr Gangway-Konto',
    text: 'Willkommen an Bord. Ein Klick, und Ihr Konto ist bereit.',
    button: 'Konto aktivieren',
    expiry: 'Der Link gilt einmal, drei Tage lang.',
  },
};
