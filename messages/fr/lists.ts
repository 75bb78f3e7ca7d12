import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'Navire, port, passager, réservation',
  sorts: {
    newest: 'Les plus récentes d’abord',
    oldest: 'Les plus anciennes d’abord',
    ship: 'Nom du navire, de A à Z',
    ship_last: 'Nom du navire, de Z à A',
    price: 'Prix les plus bas d’abord',
    price_high: 'Prix les plus élevés d’abord',
    booked: 'Réservations les plus anciennes d’abord',
    booked_last: 'Réservations les plus récentes d’abord',
  },
  own: 'Vos propres croisières',
  remove_filter: 'Retirer le filtre : {filter}',
  totals: 'Totaux',
  due: 'reste {amount} à payer',
  cruises: '{count, plural, one {# croisière} other {# croisières}}',
  tools: 'Colonnes, fichier et impression',
  columns: 'Colonnes',
  columns_reset: 'Colonnes habituelles',
  column_names: { time: 'Statut', payment_state: 'Paiement' },
  csv: 'Télécharger en CSV',
  csv_of: 'Télécharger en CSV : {name}',
  csv_failed: 'Le fichier n’a pas pu être créé. Veuillez réessayer.',
  print: 'Imprimer',
  print_failed:
    'La liste n’a pas pu être chargée en entier et n’a donc pas été imprimée. Veuillez réessayer.',
  printed_on: 'Imprimé le {date}',
  partly: 'Certaines croisières n’ont pas pu être chargées.',
};
