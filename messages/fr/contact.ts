import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'Contact',
  lead: 'Écrivez aux personnes qui gèrent ce serveur. La réponse vous parvient par e-mail.',
  fields: {
    name: 'Votre nom',
    email: 'Adresse e-mail',
    subject: 'Objet',
    message: 'Message',
  },
  left: '{count, plural, =0 {Plus de place.} one {Encore de la place pour # caractère.} many {Encore de la place pour # de caractères.} other {Encore de la place pour # caractères.}}',
  submit: 'Envoyer',
  kept: 'Votre message est toujours là.',
  sent: {
    title: 'Votre message est en route',
    text: 'Nous répondrons à {email}.',
    next: 'La réponse arrive en général sous quelques jours. Rien reçu ? Regardez aussi dans les courriers indésirables.',
    again: 'Écrire un autre message',
  },
};
