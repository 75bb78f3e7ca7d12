import type { AppPart } from '../catalogue.ts';

export const mark_paid: AppPart<'mark_paid'> = {
  ask: 'לסמן את {ship} כשולם?',
  ask_text: 'לפי הידוע ל־Gangway נותרו לתשלום {amount}. שום תשלום לא מתבצע כאן: רק נרשם שכבר שילמת.',
  mark: 'סימון כשולם',
  marked: 'סומן כשולם: {amount}, {ship}',
  paid: '{ship}: שולם',
  paid_text: 'התשלום נרשם, ולא יגיעו עוד תזכורות עליו.',
  undo: 'ביטול',
  unmarked: '{ship}: כבר לא מסומן כשולם',
  unknown: 'המחיר של {ship} אינו ידוע',
  unknown_text: 'אפשר להוסיף אותו להפלגה, ואז לסמן אותה כמשולמת.',
  open: 'פתיחת ההפלגה',
  failed: 'זה לא הצליח. אפשר לנסות שוב.',
  broken: 'הקישור הזה אינו פועל',
  broken_text: 'אולי הוא נחתך, או שתוקפו פג. אפשר לסמן את ההפלגה כמשולמת גם ב־Gangway.',
  cruises: 'להפלגות שלך',
};
