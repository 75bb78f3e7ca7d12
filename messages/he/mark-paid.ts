import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: '{ship}: לסמן את ההפלגה כמשולמת?',
  ask_text: 'לפי הידוע ל־Gangway נותר לשלם {amount}. שום תשלום לא מתבצע כאן: רק נרשם שכבר שילמת.',
  mark: 'סימון כשולם',
  marked: 'סומן כשולם: {amount}, {ship}',
  paid: '{ship}: ההפלגה שולמה',
  paid_text: 'התשלום נרשם, ולא יגיעו עוד תזכורות בנושא.',
  undo: 'ביטול',
  unmarked: '{ship}: ההפלגה כבר לא מסומנת כמשולמת',
  unknown: '{ship}: מחיר ההפלגה אינו ידוע',
  unknown_text: 'אפשר להוסיף אותו להפלגה, ואז לסמן אותה כמשולמת.',
  open: 'פתיחת ההפלגה',
  changed: 'הסכום השתנה בינתיים. כדאי לבדוק אותו שוב.',
  failed: 'זה לא הצליח. אפשר לנסות שוב.',
  broken: 'הקישור הזה אינו פועל',
  broken_text: 'אולי הוא נחתך, או שתוקפו פג. אפשר לסמן את ההפלגה כמשולמת גם ב־Gangway.',
  cruises: 'להפלגות שלך',
};
