import type { AppPart } from '../catalogue.ts';

/** See `en/received.ts`. */
export const received: AppPart<'received'> = {
  title: 'Mit Ihnen geteilt',
  none: 'Noch nichts mit Ihnen geteilt',
  none_text: 'Teilt jemand eine Kreuzfahrt mit Ihrer Adresse, können Sie sie hier annehmen.',
  pending: 'Wartet auf Ihre Antwort',
  asks_all: '{name} lädt Sie ein, alle Kreuzfahrten mitzuverfolgen',
  asks_one: '{name} lädt Sie ein, eine Kreuzfahrt mitzuverfolgen',
  you_see: 'Was Sie sehen: {what}',
  accept: 'Annehmen',
  accept_from: 'Annehmen, was {name} teilt',
  decline: 'Ablehnen',
  decline_from: 'Ablehnen, was {name} teilt',
  accepted: 'Angenommen. Sie finden es bei Ihren Kreuzfahrten.',
  declined: 'Abgelehnt',
  decline_title: 'Ablehnen?',
  decline_text: 'Wenn Sie es sich anders überlegen, muss {name} Sie erneut einladen.',
  see: 'Diese Kreuzfahrten ansehen',
  leave: 'Verlassen',
  leave_from: 'Verlassen, was {name} teilt: {what}',
  leave_title: 'Geteilte Kreuzfahrt verlassen?',
  leave_text:
    'Was {name} mit Ihnen teilt, sehen Sie dann nicht mehr: {what}. Dafür bräuchten Sie eine neue Einladung.',
  left: 'Sie haben die geteilte Kreuzfahrt verlassen',
  failed: 'Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.',
  levels: {
    itinerary: 'Schiff, Reisedaten, Häfen, Reiseverlauf, Countdown und Wetter.',
    details: 'Reiseroute, Kabine, Namen der Reisenden, Flüge, Hotels und Notizen.',
    full: 'alles, mit Preisen, Zahlungen und Dokumenten, nur zum Ansehen.',
    edit: 'alles, und Sie dürfen es ändern.',
  },
  cancel: 'Abbrechen',
  next: 'Die nächste: {cruise}',
  somebody: 'Jemand',
  unopened: {
    title: {
      inbox:
        '{count, plural, one {In Ihrem Postfach wartet eine Einladung} other {In Ihrem Postfach warten # Einladungen}}',
      terminal: '{count, plural, one {Eine Einladung wartet auf Sie} other {# Einladungen warten auf Sie}}',
    },
    text: {
      inbox:
        'Öffnen Sie den Link in unserer E-Mail: Zu Ihrer Sicherheit öffnet nur er die Einladung. Wenn Sie die E-Mail nicht finden, lassen Sie sie sich noch einmal senden.',
      terminal:
        'Öffnen Sie den Link der Einladung: Zu Ihrer Sicherheit öffnet nur er sie. Den Link bekommen Sie von der Person, die Sie eingeladen hat.',
    },
  },
  invitation: {
    opening: 'Einladung wird geöffnet',
    invited: 'Sie sind eingeladen',
    log_in_first:
      'Melden Sie sich an, um die Einladung zu sehen. Noch kein Konto? Registrieren Sie sich mit der Adresse, für die die Einladung gilt.',
    log_in: 'Anmelden',
    sign_up: 'Registrieren',
    gone: 'Diese Einladung gilt nicht mehr',
    gone_text:
      'Sie wurde zurückgenommen, oder ein neuerer Link hat diesen ersetzt. Nehmen Sie den neuesten Link, oder lassen Sie sich erneut einladen.',
    other: 'Diese Einladung ging an eine andere Adresse',
    other_text:
      'Sie sind mit {address} angemeldet. Melden Sie sich ab und mit der Adresse an, für die die Einladung gilt, oder registrieren Sie sich damit.',
    log_out: 'Abmelden',
    to_dashboard: 'Zur Übersicht',
    failed: 'Die Einladung konnte nicht geöffnet werden',
    offline: 'Keine Verbindung zum Server. Prüfen Sie Ihr Netz und versuchen Sie es noch einmal.',
    retry: 'Noch einmal versuchen',
  },
  public_voyage: {
    gone: 'Diese Reise wird nicht mehr geteilt',
    gone_text: 'Dieser Link gilt nicht mehr. Bitten Sie die Person, die ihn geschickt hat, um einen neuen.',
    read_only: 'Zum Mitverfolgen von zu Hause: Schiff, Route und Reiseverlauf.',
  },
};
