import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name; the text after a colon is on the next line. */
export const mail: Mail = {
  greeting: 'Hallo {name},',
  greeting_plain: 'Hallo,',
  signature: 'Allzeit gute Fahrt\nGangway',
  link_fallback: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  from: 'Verschickt von Gangway unter dieser Adresse:',
  somebody: 'Jemand',
  followed: { all: 'alle Kreuzfahrten', one: 'eine Kreuzfahrt', named: '{ship}, {dates}' },
  labelled: '{label}:',
  round_trip: 'Ab/bis {port}',
  unsubscribe: 'Diese E-Mails abbestellen',
  mark_paid: 'Als bezahlt markieren',
  facts: {
    device: 'Gerät',
    time: 'Zeitpunkt',
    network: 'Netz',
    next_cruise: 'Nächste Kreuzfahrt',
    new_email: 'Neue Adresse',
    old_email: 'Bisherige Adresse',
    amount: 'Noch zu zahlen',
    sails_on: 'Abfahrt',
    warning: 'Warnung',
    booking_number: 'Buchungsnummer',
    phone_number: 'Telefonnummer',
    website: 'Website der Reederei',
  },
  remarks: {
    feed_address:
      'Ihr Kalender (iCalendar) hat eine neue Adresse, die alte gilt nicht mehr. Abonnieren Sie ihn neu: Die neue Adresse finden Sie in Gangway unter iCalendar.',
    ended_tokens:
      'Die Tokens Ihrer eigenen Programme (Smart-Home-Dashboards, Skripte) gelten nicht mehr. Falls Sie noch welche brauchen, erstellen Sie neue in den Einstellungen von Gangway.',
  },
  why: {
    signed_up: 'Sie erhalten diese E-Mail, weil sich jemand mit Ihrer Adresse registriert hat.',
    joined: 'Sie erhalten diese E-Mail einmalig, weil Sie ein Konto eröffnet haben.',
    forgot: 'Sie erhalten diese E-Mail, weil jemand für Ihre Adresse ein neues Passwort angefordert hat.',
    new_address:
      'Sie erhalten diese E-Mail, weil jemand Ihre Adresse als neue Adresse eines Kontos eingetragen hat.',
    safety: 'Sie erhalten diese E-Mail, weil es um die Sicherheit Ihres Kontos geht.',
    left: 'Sie erhalten diese E-Mail, weil Ihr Konto gelöscht wurde. Es ist die letzte.',
    reminder:
      'Sie erhalten diese E-Mail, weil Sie in den Einstellungen Erinnerungen eingeschaltet haben. Maßgeblich ist, was Sie mit Ihrer Reederei vereinbart haben.',
    shared: 'Sie erhalten diese E-Mail, weil jemand bei Gangway Ihre Adresse eingegeben hat.',
  },
  parts: {
    activation: {
      subject: 'Aktivieren Sie Ihr Gangway-Konto',
      text: 'Willkommen an Bord. Ein Klick, und Ihr Konto ist bereit.',
      button: 'Konto aktivieren',
      validity: 'Der Link gilt drei Tage lang und funktioniert nur einmal.',
      not_you:
        'Wenn Sie sich nicht registriert haben, öffnen Sie den Link nicht: Ohne ihn wird das Konto nicht aktiviert.',
    },
    welcome: {
      subject: 'Willkommen an Bord',
      text: 'Ihr Konto ist bereit. Drei Dinge für den Anfang:',
      steps: {
        cruise:
          'Tragen Sie Ihre nächste Kreuzfahrt ein. Schiff und Reisedaten genügen, damit der Countdown läuft.',
        payment:
          'Ergänzen Sie Kabine, Preis und den Termin der Restzahlung, sobald sie feststehen. Auf der Seite der Kreuzfahrt sehen Sie, was noch fehlt.',
        reminder:
          'Wählen Sie in den Einstellungen, wie viele Tage vor einer Zahlung wir Sie erinnern sollen.',
      },
      button: 'Meine erste Kreuzfahrt eintragen',
    },
    reset: {
      subject: 'Wählen Sie ein neues Passwort',
      text: 'Jemand hat ein neues Passwort für Ihr Gangway-Konto angefordert. Wenn Sie das waren, wählen Sie jetzt eines.',
      button: 'Neues Passwort wählen',
      validity: 'Der Link gilt eine Stunde lang und funktioniert nur einmal.',
      not_you: 'Wenn Sie das nicht waren, brauchen Sie nichts zu tun: Ihr Passwort bleibt, wie es ist.',
    },
    email_code: {
      subject: 'Ihr Code für die neue Adresse',
      text: 'Ihr Gangway-Konto soll auf {new_email} umgestellt werden. Geben Sie diesen Code ein, um zu bestätigen, dass die Adresse Ihnen gehört.',
      button: 'Code eingeben',
      validity: 'Der Code gilt bis {until}, für fünf Versuche.',
      not_you:
        'Wenn Sie davon nichts wissen, brauchen Sie nichts zu tun. Geben Sie den Code an niemanden weiter.',
    },
    email_change_started: {
      subject: 'Ihr Konto soll auf eine andere Adresse umgestellt werden',
      text: 'Jemand möchte Ihr Gangway-Konto auf {new_email} umstellen. Sie wurden überall abgemeldet, und niemand kann sich anmelden, bis der Code eingegeben ist, den wir dorthin geschickt haben.',
      button: 'Neues Passwort wählen',
      validity:
        'Wird der Code nicht innerhalb von 30 Minuten eingegeben, behält Ihr Konto seine bisherige Adresse.',
      not_you:
        'Wenn Sie das nicht waren, kennt jemand Ihr Passwort: Wählen Sie sofort ein neues. Damit wird die Umstellung abgebrochen.',
    },
    email_changed: {
      subject: 'Ihre E-Mail-Adresse wurde geändert',
      text: 'Ihr Gangway-Konto wurde von {old_email} auf {new_email} umgestellt. Melden Sie sich ab jetzt mit der neuen Adresse an.',
      button: 'Anmelden',
      not_you:
        'Wenn Sie das nicht waren, antworten Sie sofort auf diese E-Mail. Sie erreichen damit die Person, die diesen Server betreibt.',
    },
    address_in_use: {
      subject: 'Mit dieser Adresse gibt es schon ein Konto',
      text: 'Jemand wollte ein anderes Gangway-Konto auf Ihre Adresse umstellen. Da es mit Ihrer Adresse schon eines gibt, wurde nichts geändert.',
      button: 'Anmelden',
      not_you:
        'Wenn Sie das waren, melden Sie sich mit dieser Adresse bei Ihrem Konto an. Wenn nicht, brauchen Sie nichts zu tun.',
    },
    password_changed: {
      subject: 'Ihr Passwort wurde geändert',
      text: 'Ihr Gangway-Passwort wurde geändert. Überall sonst wurden Sie abgemeldet.',
      button: 'Neues Passwort wählen',
      not_you: 'Wenn Sie das nicht waren, wählen Sie sofort ein neues.',
    },
    account_deleted: {
      subject: 'Ihr Konto wurde gelöscht',
      text: 'Ihr Konto und alles darin sind endgültig gelöscht: Kreuzfahrten, Dokumente, Freigaben und Einstellungen. Das lässt sich nicht rückgängig machen.',
      closing:
        'Danke, dass Sie mit uns gereist sind. Falls Sie einmal zurückkommen möchten: Ein neues Konto ist in einer Minute eröffnet.',
      not_you:
        'Wenn Sie das nicht waren, antworten Sie auf diese E-Mail. Sie erreichen damit die Person, die diesen Server betreibt.',
    },
    new_sign_in: {
      subject: 'Neue Anmeldung bei Ihrem Konto',
      text: 'Jemand hat sich auf einem neuen Gerät bei Ihrem Gangway-Konto angemeldet. Wenn Sie das waren, ist alles in Ordnung.',
      button: 'Meine Sitzungen ansehen',
      not_you: 'Wenn Sie das nicht waren, melden Sie das fremde Gerät ab und ändern Sie sofort Ihr Passwort.',
    },
    payment_ahead: {
      subject:
        '{days, plural, one {Restzahlung für die {ship} ist morgen fällig} other {Restzahlung für die {ship} ist in # Tagen fällig}}',
      text: '{days, plural, one {Die Restzahlung für Ihre Kreuzfahrt mit der {ship} ist morgen fällig: {date}.} other {Die Restzahlung für Ihre Kreuzfahrt mit der {ship} ist in # Tagen fällig: {date}.}}',
      button: 'Kreuzfahrt öffnen',
      closing: 'Schon bezahlt? Markieren Sie die Kreuzfahrt als bezahlt, dann erinnern wir Sie nicht mehr.',
    },
    payment_today: {
      subject: 'Restzahlung für die {ship} ist heute fällig',
      text: 'Die Restzahlung für Ihre Kreuzfahrt mit der {ship} ist heute fällig: {date}.',
      button: 'Kreuzfahrt öffnen',
      closing: 'Schon bezahlt? Markieren Sie die Kreuzfahrt als bezahlt, dann erinnern wir Sie nicht mehr.',
    },
    payment_overdue: {
      subject: 'Restzahlung für die {ship} ist überfällig',
      text: '{days, plural, one {Die Restzahlung für Ihre Kreuzfahrt mit der {ship} war gestern fällig: {date}.} other {Die Restzahlung für Ihre Kreuzfahrt mit der {ship} war vor # Tagen fällig: {date}.}} Nach unserem Stand ist sie noch offen.',
      button: 'Kreuzfahrt öffnen',
      closing: 'Schon bezahlt? Markieren Sie die Kreuzfahrt als bezahlt, dann erinnern wir Sie nicht mehr.',
    },
    payment_undated: {
      subject: 'Zahlung für die {ship}',
      text: 'Sie wollten an die Zahlung für Ihre Kreuzfahrt mit der {ship} erinnert werden.',
      button: 'Kreuzfahrt öffnen',
      closing: 'Schon bezahlt? Markieren Sie die Kreuzfahrt als bezahlt, dann erinnern wir Sie nicht mehr.',
    },
    checkin_opens: {
      subject: 'Der Check-in für die {ship} öffnet heute',
      text: 'Der Online-Check-in für Ihre Kreuzfahrt mit der {ship} öffnet heute: {date}. Wer früh dran ist, bekommt die besseren Einschiffungszeiten.',
      button: 'Kreuzfahrt öffnen',
    },
    checkin_open: {
      subject: 'Der Check-in für die {ship} ist geöffnet',
      text: 'Der Online-Check-in für Ihre Kreuzfahrt mit der {ship} ist seit {date} geöffnet.',
      button: 'Kreuzfahrt öffnen',
    },
    weather_warning: {
      subject: 'Wetterwarnung für Ihre Kreuzfahrt mit der {ship}',
      text: 'Ein Wetterdienst warnt für Orte Ihrer Kreuzfahrt mit der {ship}:',
      button: 'Wetter ansehen',
    },
    share_invitation: {
      subject: '{owner} lädt Sie ein: {what}',
      text: '{owner} lädt Sie ein, bei Gangway mitzuverfolgen: {what}. Sie sehen erst etwas, wenn Sie annehmen, und können die Freigabe jederzeit verlassen.',
      button: 'Einladung ansehen',
      not_you:
        'Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun: Ohne Ihre Zusage wird nichts geteilt.',
    },
    share_invitation_new: {
      subject: '{owner} lädt Sie ein: {what}',
      text: '{owner} lädt Sie ein, bei Gangway mitzuverfolgen: {what}. Sie sehen erst etwas, wenn Sie annehmen, und können die Freigabe jederzeit verlassen.',
      button: 'Einladung ansehen',
      validity:
        'Melden Sie sich mit dieser Adresse an, oder registrieren Sie sich damit. Der Link öffnet nur diese Einladung und ist für Sie bestimmt: Bitte geben Sie ihn nicht weiter.',
      not_you:
        'Wenn Sie nicht wissen, wer das ist, brauchen Sie nichts zu tun: Ohne Ihre Zusage wird nichts geteilt.',
    },
  },
};
