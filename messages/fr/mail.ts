import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'Bonjour {name},',
  signature: 'Bon vent et bonne mer,\nGangway',
  ignore: 'Si ce n’était pas vous, vous n’avez rien à faire.',
  link_fallback: 'Si le bouton ne fonctionne pas, copiez cette adresse dans votre navigateur :',
  activation: {
    subject: 'Activez votre compte Gangway',
    text: 'Bienvenue à bord. Un clic et votre compte est prêt.',
    button: 'Activer mon compte',
    expiry: 'Le lien fonctionne une seule fois, pendant trois jours.',
  },
};
