import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'Contatti',
  lead: 'Scrivi a chi gestisce questo server. La risposta arriva per email.',
  fields: {
    name: 'Il tuo nome',
    email: 'Email',
    subject: 'Oggetto',
    message: 'Messaggio',
  },
  left: '{count, plural, =0 {Non c’è più spazio.} one {Ancora spazio per # carattere.} many {Ancora spazio per # di caratteri.} other {Ancora spazio per # caratteri.}}',
  submit: 'Invia',
  kept: 'Il tuo messaggio è ancora qui.',
  sent: {
    title: 'Il tuo messaggio è in viaggio',
    text: 'Risponderemo a {email}.',
    next: 'Di solito rispondiamo entro pochi giorni. Non arriva nulla? Guarda nella cartella dello spam.',
    again: 'Scrivi un altro messaggio',
  },
};
