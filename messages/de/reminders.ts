import type { AppPart } from '../catalogue.ts';

export const reminders: AppPart<'reminders'> = {
  title: 'Erinnerungen',
  failed: 'Die Erinnerungen konnten nicht geladen werden.',
  kinds: {
    payment: 'Zahlungserinnerung',
    payment_due: 'Zahlung fällig',
    payment_overdue: 'Zahlung überfällig',
    checkin: 'Check-in',
    weather: 'Wetterwarnung',
  },
  payment: 'Restzahlung',
  at: '{date} um {time} Uhr',
  in_days: '{days, plural, =0 {heute} =1 {morgen} other {in # Tagen}}',
  amount_due: '{amount}, fällig am {date}',
  due: 'Fällig am {date}',
  states: {
    sent: 'Gesendet am {date}',
    paid: 'Alles bezahlt. Keine Erinnerung nötig.',
    no_payment_date: 'Noch kein Termin für die Restzahlung.',
    no_checkin_date: 'Noch kein Check-in-Datum.',
    off_settings: 'In Ihren Einstellungen ausgeschaltet.',
    off_days: 'In Ihren Einstellungen ist kein Tag gewählt.',
    off_cruise: 'Für diese Kreuzfahrt ausgeschaltet.',
    with_due: 'Kommt zusammen mit der am Tag der Fälligkeit.',
    over: 'Der Tag dieser Erinnerung ist vorbei.',
    weather:
      'Ab {date} bis zum Ende der Reise, sobald es für einen Hafen dieser Kreuzfahrt eine Warnung gibt.',
  },
  enter: 'Eintragen',
  turn_on: 'Einschalten',
  off: {
    payment_notification: 'Zahlungserinnerungen sind in Ihren Einstellungen ausgeschaltet.',
    checkin_notification: 'Erinnerungen an den Check-in sind in Ihren Einstellungen ausgeschaltet.',
  },
  none: 'Keine Erinnerung.',
  reminded: 'Wir erinnern Sie am {dates}.',
  days_before: '{count, plural, one {# Tag vor der Fälligkeit} other {# Tage vor der Fälligkeit}}',
  switched_on: 'Für diese Kreuzfahrt eingeschaltet.',
  switched_off: 'Für diese Kreuzfahrt ausgeschaltet.',
  not_switched: 'Das konnte nicht gespeichert werden.',
  undo: 'Rückgängig',
  silent: {
    past: 'Diese Kreuzfahrt ist vorbei. Es kommen keine Erinnerungen mehr.',
    cancelled: 'Diese Kreuzfahrt ist storniert. Es kommen keine Erinnerungen.',
    shared: 'Die Erinnerungen bekommt, wer diese Kreuzfahrt mit Ihnen geteilt hat.',
    sample:
      'Das ist ein Beispiel, deshalb kommen keine Erinnerungen. Die für Ihre eigenen Kreuzfahrten stehen später hier.',
  },
  offer: {
    title: 'Eine Woche vor dieser Zahlung erinnern?',
    text: {
      inbox:
        'Die Restzahlung für {ship} ist am {date} fällig. Wir können Ihnen am {day} eine E-Mail schicken.',
      terminal:
        'Die Restzahlung für {ship} ist am {date} fällig. Wir können Sie am {day} hier daran erinnern.',
    },
    yes: 'Ja',
    no: 'Nein',
  },
  invite: {
    title: 'Keine Zahlung und keinen Check-in mehr verpassen',
    text: {
      inbox:
        'Gangway erinnert Sie auf Wunsch per E-Mail und hier: vor einer Restzahlung, am Tag, an dem sie fällig ist, wenn der Check-in öffnet, und bei schlechtem Wetter.',
      terminal:
        'Gangway erinnert Sie auf Wunsch hier: vor einer Restzahlung, am Tag, an dem sie fällig ist, wenn der Check-in öffnet, und bei schlechtem Wetter.',
    },
    button: 'Erinnerungen einschalten',
    done: 'Die Erinnerungen sind eingeschaltet.',
    undone: 'Die Erinnerungen sind wieder ausgeschaltet.',
  },
  clock: {
    inbox: 'Um {time} Uhr Ortszeit in {zone}, per E-Mail und in der App.',
    terminal: 'Um {time} Uhr Ortszeit in {zone}, in der App.',
  },
  settings: 'In den Einstellungen ändern',
  sent: 'Bereits gesendet',
  weather: 'Zum Wetter',
  weather_notification: 'Wetterwarnungen',
};
