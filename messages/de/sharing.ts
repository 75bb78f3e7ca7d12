import type { AppPart } from '../catalogue.ts';

export const sharing: AppPart<'sharing'> = {
  title: 'Freigaben',
  lead: 'Wer Ihre Kreuzfahrten sieht und wessen Kreuzfahrten Sie sehen.',
  loading: 'Die Freigaben werden geladen',
  failed: 'Die Freigaben konnten nicht geladen werden.',
  offline: 'Es besteht keine Verbindung. Bitte versuchen Sie es noch einmal, wenn Sie wieder online sind.',
  email: 'E-Mail-Adresse',
  cancel: 'Abbrechen',
  levels: {
    itinerary: {
      name: 'Reiseroute',
      text: 'Schiff, Daten, Häfen, Reiseverlauf, Countdown und Wetter. Keine Kabine, keine Namen, keine Preise.',
    },
    details: {
      name: 'Details',
      text: 'Dazu Kabine, Namen der Reisenden, Flüge, Hotels und Notizen. Keine Buchungsnummer, keine Preise.',
    },
    full: {
      name: 'Vollständig',
      text: 'Dazu Buchungsnummer, Preise, Zahlungen, Extras, Treueprogramm und Dokumente. Zum Ansehen, nicht zum Ändern.',
    },
    edit: {
      name: 'Bearbeiten',
      text: 'Alles, und die Person darf es ändern. Löschen oder weitergeben kann sie es nicht.',
    },
  },
  states: {
    pending: 'Wartet auf Antwort',
    accepted: 'Angenommen',
  },
  all_cruises: 'Alle Kreuzfahrten',
  all_hint: 'Auch künftige',
  one_cruise: 'Eine Kreuzfahrt',
  form: {
    cruise: 'Diese Kreuzfahrt teilen',
    all: 'Alle Kreuzfahrten teilen',
    all_text:
      'Mit jemandem, der alles sehen soll, was Sie eintragen, auch später. Eine einzelne Kreuzfahrt teilen Sie auf ihrer Seite unter „Teilen“.',
    email_hint: {
      inbox: 'Mit oder ohne Konto hier: Wir schicken eine Einladung.',
      terminal: 'Mit oder ohne Konto hier: Sie bekommen einen Link zum Weitergeben.',
    },
    level: 'Was zu sehen ist',
    submit: 'Teilen',
    sent: 'Einladung an {email} gesendet',
    error: 'Fehler beim Teilen',
    already: 'Mit dieser Adresse teilen Sie das schon. Ändern Sie die Stufe in der Liste.',
  },
  by_hand: {
    title: 'Geben Sie den Link weiter',
    text: 'Dieser Server verschickt keine E-Mails. Mit diesem Link kann {email} die Einladung öffnen. Ein früherer Link gilt nicht mehr.',
    label: 'Link zur Einladung',
    copy: 'Link kopieren',
    done: 'Fertig',
  },
  given: {
    resend: {
      inbox: 'Erneut senden',
      terminal: 'Neuer Link',
    },
    resend_to: {
      inbox: 'Erneut senden: die Einladung an {email}, {what}',
      terminal: 'Neuer Link für {email}: {what}',
    },
    resent: 'Einladung erneut an {email} gesendet',
    title: 'Sie teilen mit',
    people: '{count, plural, one {# Person} other {# Personen}}',
    none: 'Ihre Kreuzfahrten sehen nur Sie',
    none_text:
      'Lassen Sie alle daran teilhaben, die mitreisen oder zu Hause warten. Sie bestimmen, wie viel jeder sieht, und können es jederzeit zurücknehmen.',
    level_of: 'Was {email} sieht: {what}',
    since: 'Seit {date}',
    changed: '{email} sieht jetzt: {level}',
    take_back: 'Löschen',
    take_back_from: 'Freigabe für {email} löschen: {what}',
    take_back_title: 'Freigabe zurücknehmen?',
    take_back_text: '{email} sieht ab sofort nicht mehr: {what}.',
    take_back_other: 'Was Sie sonst mit dieser Person teilen, bleibt bestehen.',
    deleted: 'Eintrag erfolgreich gelöscht',
    delete_failed: 'Der Eintrag konnte nicht gelöscht werden',
  },
  cruise: {
    this: 'diese Kreuzfahrt',
    who: 'Wer diese Kreuzfahrt sieht',
    none: 'Niemand außer Ihnen.',
    by_all: 'Sieht alle Ihre Kreuzfahrten',
    settings: 'Freigaben',
    failed: 'Wer diese Kreuzfahrt sieht, konnte nicht geladen werden.',
  },
};
