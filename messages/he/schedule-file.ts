import type { ScheduleFile } from '../catalogue.ts';

export const schedule_file: ScheduleFile = {
  columns: 'השורה הראשונה צריכה לנקוב בשמות העמודות: date ו־port, וגם kind, arrive ו־depart אם יש כאלה.',
  characters: 'הקובץ אינו בקידוד UTF-8. יש לשמור אותו בתור ״CSV UTF-8״ ולבחור בו שוב.',
  too_many_lines: 'לכל היותר {maximum, number} שורות בפעם אחת. יש לפצל את הקובץ.',
  date: 'יש לכתוב את היום כך: 2027-03-06.',
  kind: 'יש לכתוב port, sea או scenic.',
  formula: 'זו נוסחה. יש לכתוב את שם הנמל.',
  repeated: 'אותו הדבר כתוב בשורה {line, number}.',
  cells: 'בשורה הזו יש יותר תאים מבשורה הראשונה.',
  quotes: 'חסרה מירכה.',
  far: 'היום הזה מאוחר ביותר משנתיים מהיום הראשון.',
};
