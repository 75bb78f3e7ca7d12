import type { AppPart } from '../catalogue.ts';

export const logbook: AppPart<'logbook'> = {
  title: 'יומן מסע',
  empty:
    'כמה שורות ועד עשר תמונות לכל יום: מה שיתווסף כאן יישאר עם ההפלגה הזאת. קישורים ציבוריים לעולם אינם מציגים זאת.',
  rest: 'תאריכים, מחירים וכל השאר',
  days: 'ימי ההפלגה',
  add: 'הוספת תמונות',
  add_on: 'הוספת תמונות: {day}',
  of_day: 'תמונות: {day}',
  photograph: 'תמונה {place} מתוך {count}: {day}',
  remove: 'מחיקת התמונה',
  moved: 'הועברה: {day}.',
  full: 'ליום אחד יש מקום לעשר תמונות, ולקבצים של הפלגה אחת {total}.',
  type: 'אי אפשר לקרוא כאן את התמונה הזאת. אפשר JPEG,\u200f PNG ו־WebP.',
  too_large: 'התמונה גדולה מדי.',
};
