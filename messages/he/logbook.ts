import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'יומן מסע',
  empty:
    'כמה שורות ועד עשר תמונות לכל יום: כל מה שמוסיפים כאן נשמר עם ההפלגה הזאת. בקישורים ציבוריים הוא לעולם לא מוצג.',
  days: 'ימי ההפלגה',
  add_day: 'הוספת יום',
  which_day: 'באיזה יום?',
  add: 'הוספת תמונות',
  add_on: 'הוספת תמונות: {day}',
  of_day: 'תמונות: {day}',
  photograph: 'תמונה {place} מתוך {count}: {day}',
  remove: 'מחיקת התמונה',
  moved: 'הועברה: {day}.',
  full: 'עד עשר תמונות ביום, ועד {total} לכל הקבצים של הפלגה אחת.',
  type: 'אי אפשר לפתוח כאן את התמונה הזאת. הפורמטים המתאימים: JPEG,\u200f PNG ו־WebP.',
  too_large: 'התמונה גדולה מדי.',
  past_weather: {
    title: 'מזג האוויר שהיה בדרך',
    summary:
      '{range}{sunny, select, none {} every {, שמש בכל ימי הנמל} other {, שמש ב־{sun, number} מתוך {days, number} ימי נמל}}',
  },
};
