import type { AppPart } from '../catalogue.ts';

export const routes: AppPart<'routes'> = {
  title: 'מסלול',
  map_of: 'מפת המסלול: {ports}',
  map_of_many:
    'מפת המסלול מ־{start} אל {end} עם {count, plural, one {נמל אחד} two {שני נמלים} other {# נמלים}}',
  map_of_one: 'מפה של {port} והסביבה',
  as_list: 'המסלול כרשימה',
  distance: '{distance} מיילים ימיים',
  awaited:
    '{count, plural, one {המסלול של הפלגה אחת עדיין בחישוב.} two {המסלולים של שתי הפלגות עדיין בחישוב.} other {המסלולים של # הפלגות עדיין בחישוב.}}',
  distance_short: '{distance} מ״י',
  leg: '{distance} עד הנמל הבא',
  leg_river: '{distance} בקו אווירי עד הנמל הבא',
  scenic: 'שיט נופי',
  download: 'הורדת המפה',
  as_svg: 'כ־SVG, להדפסה',
  as_png: 'כ־PNG, לשיתוף',
  failed: 'לא ניתן היה להוריד את המפה. כדאי לנסות שוב.',
  world: {
    title: 'איפה כבר ביקרת',
    map_of: 'מפת העולם: {ports}, {countries}',
    ports: '{count, plural, one {נמל אחד} two {שני נמלים} other {# נמלים}}',
    countries: '{count, plural, one {מדינה אחת} two {שתי מדינות} other {# מדינות}}',
    visits: '{count, plural, one {ביקור אחד} two {שני ביקורים} other {# ביקורים}}',
    none: 'נמלים שנבחרו מתוך ההצעות מופיעים כאן אחרי שההפלגה מסתיימת.',
    as_list: 'הנמלים כרשימה',
    hint: 'בחירה בנקודה מציגה את הנמל שלה.',
    port: 'נמל',
    country: 'מדינה',
    visits_head: 'ביקורים',
    failed: 'לא ניתן היה לטעון את המפה.',
    again: 'לנסות שוב',
  },
};
