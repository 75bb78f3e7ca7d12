import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'Modalità nave',
  hint: 'Per reti lente o costose: Gangway aggiorna solo quando lo chiedi.',
  as_of: 'Modalità nave. Ultimo aggiornamento: {ago}.',
  update: 'Aggiorna ora',
  turn_off: 'Disattiva',
  show_map: 'Mostra la mappa',
};
