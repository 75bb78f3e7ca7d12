import type { AppPart } from '../catalogue.ts';

export const ship_mode: AppPart<'ship_mode'> = {
  label: 'מצב אונייה',
  hint: 'לרשתות איטיות או יקרות: Gangway מתעדכן רק לפי בקשה.',
  as_of: 'מצב אונייה. עדכון אחרון: {ago}.',
  update: 'עדכון עכשיו',
  turn_off: 'כיבוי',
  show_map: 'הצגת המפה',
};
