import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'Ciao {name},',
  signature: 'Buon vento,\nGangway',
  ignore: 'Se non hai fatto tu la richiesta, non devi fare nulla.',
  link_fallback: 'Se il pulsante non funziona, copia questo indirizzo nel browser:',
  activation: {
    subject: 'Attiva il tuo account Gangway',
    text: 'Ti diamo il benvenuto a bordo. Un clic e il tuo account è pronto.',
    button: 'Attiva il mio account',
    expiry: 'Il link funziona una sola volta, per tre giorni.',
  },
};
