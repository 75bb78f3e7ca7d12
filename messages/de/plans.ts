import type { AppPart } from '../catalogue.ts';

export const plans: AppPart<'plans'> = {
  title: 'Tarife',
  lead: 'Wählen Sie, wie viel Gangway für Sie tut.',
  loading: 'Tarife werden geladen',
  failed: 'Die Tarife konnten nicht geladen werden.',
  not_sold: {
    title: 'Alles inbegriffen',
    text: 'Hier gibt es nichts zu kaufen: Alle Funktionen stehen Ihnen offen.',
  },
  current: {
    title: 'Ihr Tarif',
    renews: 'Verlängert sich am {date}.',
    ends: 'Bis {date}. Danach gilt der kostenlose Tarif, und alles, was Sie eingetragen haben, bleibt.',
    ended: 'Ihr bezahlter Tarif endete am {date}. Alles, was Sie eingetragen haben, ist noch da.',
    past_due:
      'Die letzte Zahlung ist fehlgeschlagen. Ihr Tarif gilt noch bis {date}: Bitte prüfen Sie Ihre Zahlungsart.',
    manage: 'Abonnement verwalten',
  },
  interval: { label: 'Zahlungsweise', month: 'Monatlich', year: 'Jährlich' },
  price: {
    month: '{amount} im Monat',
    year: '{amount} im Jahr',
    free: 'Kostenlos',
    none: 'Zurzeit nicht erhältlich',
  },
  trial: '{days, plural, one {Der erste Tag ist kostenlos.} other {Die ersten # Tage sind kostenlos.}}',
  everything: 'Alles aus „{plan}“, dazu:',
  cruises_unlimited: 'Beliebig viele bevorstehende Kreuzfahrten',
  cruises_limited:
    'Bis zu {count, plural, one {# bevorstehende Kreuzfahrt} other {# bevorstehende Kreuzfahrten}}; vergangene zählen nicht mit',
  room: 'Bis zu {cruises} Kreuzfahrten insgesamt, {size} für Dateien',
  features: {
    reminders: 'Erinnerungen an Zahlungen und Check-in',
    loyalty: 'Treueprogramme und Ihr Weg zur nächsten Stufe',
    export: 'Alle Ihre Daten als Archiv',
    weather: 'Wetter für jeden Tag der Kreuzfahrt',
    icalendar: 'Ihre Kreuzfahrten in Ihrem eigenen Kalender',
    sharing: 'Teilen mit Familie und Freunden',
    upload: 'Kreuzfahrten aus hochgeladenen Buchungen',
    documents: 'Dokumente bei jeder Kreuzfahrt',
    graphs: 'Diagramme und eine Karte all Ihrer Routen',
  },
  choose: '{plan} wählen',
  change: 'Zu {plan} wechseln',
  keep: '{plan} behalten',
  pay_month: 'Monatlich zahlen',
  pay_year: 'Jährlich zahlen',
  provider_note:
    'Sie zahlen auf der Seite unseres Zahlungsanbieters; Ihre Kartendaten erreichen Gangway nie. Sie können jederzeit kündigen.',
  payment_failed: 'Die Zahlung konnte nicht gestartet werden. Bitte versuchen Sie es später noch einmal.',
  returned: {
    thanks: 'Vielen Dank!',
    waiting: 'Ihre Zahlung wird bestätigt. Das dauert einen Moment.',
    slow: 'Das dauert länger als sonst. Ihr Tarif wechselt, sobald die Zahlung bestätigt ist; Sie können inzwischen weitermachen.',
    done: 'Ihr Tarif ist jetzt {plan}.',
    cancelled: 'Es wurde nichts abgebucht, und Ihr Tarif ist unverändert.',
  },
};
