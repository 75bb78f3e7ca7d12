import type { Issuer } from './shape.ts';

export const tui_cruises: Issuer = {
  id: 'tui-cruises',
  line_id: 'tui-cruises',
  names: ['tui cruises', 'mein schiff', 'meinschiff.com', 'tuicruises.com'],
  booking_number: null,
  stateroom: '\\d{4,5}',
  loyalty: null,
  date_order: 'dmy',
  labels: {},
  categories: [
    'premium alles inklusive',
    'plus-tarif',
    'pro-tarif',
    'flex-preis',
    'wohlfühlpreis',
    'spa balkon',
  ],
};
