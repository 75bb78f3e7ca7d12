import type { AppPart } from '../catalogue.ts';

export const feed: AppPart<'feed'> = {
  title: 'iCalendar',
  lead: 'Ihre Reisen in dem Kalender, den Sie schon nutzen. Aktualisiert sich automatisch.',
  loading: 'Die iCalendar-Einstellungen werden geladen',
  load_failed: 'Die iCalendar-Einstellungen konnten nicht geladen werden.',
  done: {
    enable: 'iCalendar aktiviert',
    disable: 'iCalendar deaktiviert',
    reset: 'iCalendar-Token zurückgesetzt',
  },
  failed: {
    enable: 'Fehler beim Aktivieren von iCalendar',
    disable: 'Fehler beim Deaktivieren von iCalendar',
    reset: 'Fehler beim Zurücksetzen von iCalendar',
    change: 'Ihre Auswahl konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  off: {
    title: 'Noch nicht aktiviert',
    text: 'Wenn Sie es aktivieren, erhalten Sie eine Adresse, die nur Sie kennen. Kalender auf Handy und Computer abonnieren sie.',
    enable: 'iCalendar aktivieren',
  },
  ended: {
    reset:
      'Ihr Passwort wurde zurückgesetzt, deshalb hat Ihr Kalender eine neue Adresse. Abonnements der alten werden nicht mehr aktualisiert: Abonnieren Sie den Kalender mit dieser Adresse neu.',
    password:
      'Sie haben Ihr Passwort geändert, und damit hat Ihr Kalender eine neue Adresse bekommen. Abonnements der alten werden nicht mehr aktualisiert: Abonnieren Sie den Kalender mit dieser Adresse neu.',
    email:
      'Ihre E-Mail-Adresse wurde geändert, und damit hat Ihr Kalender eine neue Adresse bekommen. Abonnements der alten werden nicht mehr aktualisiert: Abonnieren Sie den Kalender mit dieser Adresse neu.',
    secret:
      'Dieser Server hat einen neuen Sicherheitsschlüssel, deshalb gilt die Adresse Ihres Kalenders nicht mehr. Aktivieren Sie ihn wieder und abonnieren Sie die neue Adresse.',
  },
  address: {
    title: 'Ihre Adresse',
    label: 'Adresse Ihres Kalenders',
    copy: 'Adresse kopieren',
    subscribe: 'Auf diesem Gerät abonnieren',
    secret:
      'Wer diese Adresse hat, sieht ohne Passwort, was Sie unten gewählt haben. Geben Sie sie nur Menschen, denen Sie vertrauen.',
    local:
      'Dieser Server hat die Adresse {host}, die Google und Outlook.com nicht erreichen. Programme auf diesem Computer oder in Ihrem Netz erreichen sie.',
    reset: 'Adresse zurücksetzen',
    disable: 'Deaktivieren',
    cancel: 'Behalten',
    ask_reset: {
      title: 'Adresse zurücksetzen?',
      text: 'Kalender mit der jetzigen Adresse bekommen sofort keine Änderungen mehr. Sie müssen sie mit der neuen Adresse noch einmal abonnieren.',
      confirm: 'Zurücksetzen',
    },
    ask_disable: {
      title: 'iCalendar deaktivieren?',
      text: 'Kalender mit dieser Adresse bekommen sofort keine Änderungen mehr. Aktivieren Sie es später wieder, gibt es eine andere Adresse.',
      confirm: 'Deaktivieren',
    },
  },
  choice: {
    title: 'Was der Kalender zeigt',
    level: 'Wie viel',
    levels: {
      busy: {
        name: 'Nur, dass Sie verreist sind',
        text: 'Die Tage jeder Kreuzfahrt, ohne Schiff und Orte.',
      },
      itinerary: {
        name: 'Die Reiseroute',
        text: 'Schiff, Häfen, Flüge und Termine. Keine Buchungsnummern, Preise oder Namen von Personen.',
      },
      full: {
        name: 'Alles',
        text: 'Auch Buchungsnummern, offene Beträge und wer mitreist.',
      },
    },
    include: 'Was dabei ist',
    parts: {
      cruise: 'Kreuzfahrten',
      port: 'Häfen',
      flight: 'Flüge',
      hotel: 'Hotels',
      checkin: 'Beginn des Check-ins',
      payment_reminder: 'Zahlungserinnerungen',
      final_payment: 'Restzahlungen',
      shared: 'Mit Ihnen geteilte Kreuzfahrten',
    },
  },
  preview: {
    title: 'Was andere sehen',
    text: 'Eine Ihrer Kreuzfahrten, genau wie Kalender sie zeigen.',
    failed: 'Die Vorschau konnte nicht geladen werden.',
    nothing_chosen: 'Noch nichts. Wählen Sie, was dabei ist.',
    no_cruise: 'Tragen Sie eine Kreuzfahrt ein, dann steht sie hier und in Ihrem Kalender.',
    record: 'Kreuzfahrt eintragen',
    all_day: 'Ganztägig',
    floating: 'Ortszeit',
    cancelled: 'Storniert',
    free: 'Als frei angezeigt',
    alarms: '{count, plural, one {# Erinnerung} other {# Erinnerungen}}',
  },
  programs: {
    title: 'So abonnieren Sie',
    google: {
      name: 'Google Kalender',
      first: 'Kopieren Sie die Adresse und öffnen Sie calendar.google.com am Computer.',
      second:
        'Wählen Sie neben „Weitere Kalender“ das Pluszeichen, dann „Per URL“, und fügen Sie die Adresse ein.',
      third: 'Der Kalender erscheint auch auf dem Handy. Google sucht etwa einmal am Tag nach Änderungen.',
    },
    iphone: {
      name: 'iPhone und iPad',
      first: 'Öffnen Sie diese Seite auf dem Gerät und wählen Sie „Auf diesem Gerät abonnieren“.',
      second: 'Oder in Kalender: Kalender, Hinzufügen, Kalenderabo hinzufügen, und die Adresse einfügen.',
      third: 'Bestätigen Sie mit Abonnieren. Für Erinnerungen lassen Sie „Hinweise entfernen“ ausgeschaltet.',
    },
    mac: {
      name: 'Mac',
      first: 'Wählen Sie in Kalender „Ablage“ und dann „Neues Kalenderabonnement“.',
      second: 'Fügen Sie die Adresse ein und wählen Sie Abonnieren.',
      third:
        'Mit iCloud als Ort haben Sie ihn auf allen Geräten. Für Erinnerungen lassen Sie deren Entfernen ausgeschaltet.',
    },
    outlook: {
      name: 'Outlook',
      first: 'Öffnen Sie den Kalender in Outlook oder auf outlook.com und wählen Sie „Kalender hinzufügen“.',
      second: 'Wählen Sie „Aus dem Internet abonnieren“ und fügen Sie die Adresse ein.',
      third:
        'Geben Sie ihm einen Namen und wählen Sie Importieren. Änderungen können einige Stunden brauchen.',
    },
    thunderbird: {
      name: 'Thunderbird',
      first: 'Wählen Sie im Kalender „Neuer Kalender“, dann „Im Netzwerk“.',
      second: 'Lassen Sie den Benutzernamen leer und fügen Sie die Adresse ein.',
      third: 'Wählen Sie „Kalender suchen“, dann Abonnieren.',
    },
    other: {
      name: 'Andere Programme',
      first: 'Suchen Sie nach „Abonnieren“, „Per URL“ oder „Kalender aus dem Internet“.',
      second: 'Fügen Sie die Adresse ein.',
      third: 'Abonnieren Sie, statt zu importieren: Eine importierte Datei aktualisiert sich nicht.',
    },
  },
};
