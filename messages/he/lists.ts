import type { AppPart } from '../catalogue.ts';

export const lists: AppPart<'lists'> = {
  search_hint: 'אונייה, נמל, נוסע או מספר הזמנה',
  sorts: {
    newest: 'המאוחרות תחילה',
    oldest: 'המוקדמות תחילה',
    ship: 'שם האונייה, בסדר עולה',
    ship_last: 'שם האונייה, בסדר יורד',
    price: 'הזולות תחילה',
    price_high: 'היקרות תחילה',
    booked: 'ההזמנות המוקדמות תחילה',
    booked_last: 'ההזמנות המאוחרות תחילה',
  },
  remove_filter: 'הסרת הסינון: {filter}',
  totals: 'סיכומים',
  due: 'נותרו לתשלום {amount}',
  cruises: '{count, plural, one {הפלגה אחת} two {שתי הפלגות} other {# הפלגות}}',
  tools: 'עמודות, קובץ והדפסה',
  columns: 'עמודות',
  columns_reset: 'העמודות הרגילות',
  column_names: { time: 'מצב', payment_state: 'תשלום' },
  csv: 'הורדה כ־CSV',
  csv_failed: 'לא ניתן היה ליצור את הקובץ. כדאי לנסות שוב.',
  print: 'הדפסה',
  print_failed: 'לא ניתן היה לטעון את כל הרשימה, ולכן היא לא הודפסה. כדאי לנסות שוב.',
  printed_on: 'הודפס ב־{date}',
  partly: 'חלק מההפלגות לא נטענו.',
};
