import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'Nave, porto, passeggero, prenotazione',
  sorts: {
    newest: 'Prima le più recenti',
    oldest: 'Prima le meno recenti',
    ship: 'Nome della nave, dalla A alla Z',
    ship_last: 'Nome della nave, dalla Z alla A',
    price: 'Prima il prezzo più basso',
    price_high: 'Prima il prezzo più alto',
    booked: 'Prima le prenotazioni meno recenti',
    booked_last: 'Prima le prenotazioni più recenti',
  },
  remove_filter: 'Rimuovi filtro: {filter}',
  totals: 'Totali',
  due: 'ancora {amount} da pagare',
  cruises: '{count, plural, one {# crociera} other {# crociere}}',
  tools: 'Colonne, file e stampa',
  columns: 'Colonne',
  columns_reset: 'Colonne abituali',
  column_names: { time: 'Stato', payment_state: 'Pagamento' },
  csv: 'Scarica CSV',
  csv_failed: 'Non è stato possibile creare il file. Riprova.',
  print: 'Stampa',
  print_failed: 'Non è stato possibile caricare tutto l’elenco, quindi non è stato stampato. Riprova.',
  printed_on: 'Stampato il {date}',
  partly: 'Non è stato possibile caricare alcune crociere.',
};
