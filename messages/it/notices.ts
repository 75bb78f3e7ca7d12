import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'Notifiche',
  loading: 'Caricamento delle tue notifiche',
  failed: 'Non è stato possibile caricare le tue notifiche.',
  unread: '{count, plural, =0 {Tutto letto} one {# da leggere} other {# da leggere}}',
  new: 'Da leggere',
  read_all: 'Segna tutto come letto',
  all_read: 'Tutto è segnato come letto.',
  read: 'Segna come letta',
  undo: 'Annulla',
  not_saved: 'Non è stato possibile salvare.',
  older: 'Mostra le notifiche precedenti',
  all: 'Tutte le notifiche',
  empty: 'Ancora nessuna notifica',
  empty_text:
    'Quando scade un pagamento, apre il check-in o c’è un’allerta meteo per un porto, lo leggerai qui.',
  to_settings: 'Scegli i promemoria',
  kinds: {
    payment:
      '{days, plural, =0 {Il saldo scade oggi} =1 {Il saldo scade domani} other {Il saldo scade tra # giorni}}',
    payment_past: 'Il saldo è scaduto il {date}',
    payment_overdue: 'Saldo scaduto dal {date}',
    payment_undated: 'Pagamento ancora in sospeso',
    checkin:
      '{days, plural, =0 {Il check-in apre oggi} =1 {Il check-in apre domani} other {Il check-in apre tra # giorni}}',
    checkin_open: 'Il check-in è aperto dal {date}',
    checkin_undated: 'Il check-in è aperto',
    weather: 'Allerta meteo: {event}',
    weather_unnamed: 'Allerta meteo',
    share_offered_one: '{person} ti invita a seguire {ship}',
    share_offered_all: '{person} ti invita a seguire tutte le sue crociere',
    share_offered_some: '{person} ti invita a seguire una crociera',
    share_next: 'La prossima: {ship}',
    somebody: 'Qualcuno',
    share_accepted: '{person} ha accettato il tuo invito',
    upload_proposed:
      'Il tuo documento è stato letto: {count, plural, one {# crociera} many {# di crociere} other {# crociere}} da controllare',
    upload_not_a_booking: 'Nel tuo documento non è stata trovata nessuna prenotazione',
    upload_failed: 'Non è stato possibile leggere il tuo documento',
    balance_corrected: 'Importo da saldare corretto: l’acconto era stato detratto due volte',
    paid_corrected:
      'Pagamento del saldo corretto: l’acconto era stato detratto due volte. La crociera resta pagata',
    balance_change: 'Prima {before}, ora {after}',
  },
  settled: {
    report: 'La tua segnalazione su {ship} è stata gestita',
    report_unnamed: 'La tua segnalazione è stata gestita',
    ship_accepted: '{ship} è ora nel catalogo',
    ship_mapped: '{ship} nel catalogo è {name}',
    ship_declined: '{ship} non è stata aggiunta al catalogo',
    ship_linked: 'Le tue crociere sono collegate a questa nave.',
    ship_stays: 'Le tue crociere mantengono il nome come l’hai scritto.',
  },
};
