import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'Mitteilungen',
  loading: 'Ihre Mitteilungen werden geladen',
  failed: 'Ihre Mitteilungen konnten nicht geladen werden.',
  unread: '{count, plural, =0 {Alles gelesen} one {# ungelesen} other {# ungelesen}}',
  new: 'Ungelesen',
  read_all: 'Alle als gelesen markieren',
  all_read: 'Alle sind als gelesen markiert.',
  read: 'Als gelesen markieren',
  undo: 'Rückgängig',
  not_saved: 'Das konnte nicht gespeichert werden.',
  older: 'Ältere Mitteilungen zeigen',
  all: 'Alle Mitteilungen',
  empty: 'Noch keine Mitteilungen',
  empty_text:
    'Wenn eine Zahlung fällig wird, der Check-in öffnet oder für einen Hafen vor Unwetter gewarnt wird, lesen Sie es hier.',
  to_settings: 'Erinnerungen auswählen',
  kinds: {
    payment:
      '{days, plural, =0 {Restzahlung heute fällig} =1 {Restzahlung morgen fällig} other {Restzahlung in # Tagen fällig}}',
    payment_past: 'Restzahlung war am {date} fällig',
    payment_overdue: 'Restzahlung seit dem {date} überfällig',
    payment_undated: 'Zahlung noch offen',
    checkin:
      '{days, plural, =0 {Check-in öffnet heute} =1 {Check-in öffnet morgen} other {Check-in öffnet in # Tagen}}',
    checkin_open: 'Check-in ist seit {date} offen',
    checkin_undated: 'Check-in ist offen',
    weather: 'Wetterwarnung: {event}',
    weather_unnamed: 'Wetterwarnung',
    share_offered_one: '{person} lädt Sie ein, die {ship} mitzuverfolgen',
    share_offered_all: '{person} lädt Sie ein, alle Kreuzfahrten mitzuverfolgen',
    share_offered_some: '{person} lädt Sie ein, eine Kreuzfahrt mitzuverfolgen',
    share_next: 'Die nächste: {ship}',
    somebody: 'Jemand',
    share_accepted: '{person} hat Ihre Freigabe angenommen',
    upload_proposed:
      'Ihr Dokument wurde gelesen: {count, plural, one {# Kreuzfahrt} other {# Kreuzfahrten}} zum Prüfen',
    upload_not_a_booking: 'In Ihrem Dokument wurde keine Buchung gefunden',
    upload_failed: 'Ihr Dokument konnte nicht gelesen werden',
    balance_corrected: 'Offener Betrag berichtigt: Die Anzahlung war doppelt abgezogen',
    paid_corrected:
      'Restzahlung berichtigt: Die Anzahlung war doppelt abgezogen. Die Kreuzfahrt bleibt bezahlt',
    balance_change: 'Bisher {before}, richtig sind {after}',
  },
  settled: {
    report: 'Ihre Meldung zu {ship} ist erledigt',
    report_unnamed: 'Ihre Meldung ist erledigt',
    ship_accepted: '{ship} steht jetzt im Katalog',
    ship_mapped: '{ship} ist im Katalog {name}',
    ship_declined: '{ship} wurde nicht in den Katalog aufgenommen',
    ship_linked: 'Ihre Kreuzfahrten sind damit verknüpft.',
    ship_stays: 'Ihre Kreuzfahrten behalten den Namen, wie Sie ihn eingegeben haben.',
  },
};
