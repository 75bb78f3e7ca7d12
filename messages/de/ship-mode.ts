import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'Schiffsmodus',
  hint: 'Für langsame oder teure Netze: Gangway aktualisiert nur, wenn Sie es wünschen.',
  as_of: 'Schiffsmodus. Zuletzt aktualisiert: {ago}.',
  update: 'Jetzt aktualisieren',
  turn_off: 'Ausschalten',
  show_map: 'Karte anzeigen',
};
