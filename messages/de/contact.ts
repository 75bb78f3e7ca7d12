import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'Kontakt',
  lead: 'Schreiben Sie den Menschen, die diesen Server betreiben. Die Antwort kommt per E-Mail.',
  fields: {
    name: 'Ihr Name',
    email: 'E-Mail-Adresse',
    subject: 'Betreff',
    message: 'Nachricht',
  },
  left: '{count, plural, =0 {Kein Platz mehr.} one {Noch Platz für # Zeichen.} other {Noch Platz für # Zeichen.}}',
  submit: 'Senden',
  kept: 'Ihre Nachricht ist noch da.',
  sent: {
    title: 'Ihre Nachricht ist unterwegs',
    text: 'Wir antworten an {email}.',
    next: 'Meist hören Sie in wenigen Tagen von uns. Nichts angekommen? Sehen Sie im Spam-Ordner nach.',
    again: 'Noch eine Nachricht schreiben',
  },
};
