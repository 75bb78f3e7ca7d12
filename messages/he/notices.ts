import type { AppPart } from '../catalogue.ts';

export const notices: AppPart<'notices'> = {
  title: 'עדכונים',
  loading: 'העדכונים שלך בטעינה',
  failed: 'לא ניתן היה לטעון את העדכונים שלך.',
  retry: 'לנסות שוב',
  unread:
    '{count, plural, =0 {הכול נקרא} one {עדכון אחד שלא נקרא} two {שני עדכונים שלא נקראו} other {# עדכונים שלא נקראו}}',
  new: 'לא נקרא',
  read_all: 'סימון הכול כנקרא',
  all_read: 'הכול סומן כנקרא.',
  read: 'סימון כנקרא',
  undo: 'ביטול',
  not_saved: 'לא ניתן היה לשמור את השינוי.',
  older: 'הצגת עדכונים קודמים',
  all: 'כל העדכונים',
  empty: 'עדיין אין עדכונים',
  empty_text: 'כשיגיע מועד תשלום, ייפתח צ׳ק־אין או תפורסם אזהרת מזג אוויר לאחד הנמלים, זה יופיע כאן.',
  to_settings: 'לבחירת תזכורות',
  kinds: {
    payment:
      '{days, plural, =0 {היום מועד התשלום הסופי} =1 {מחר מועד התשלום הסופי} one {תשלום סופי בעוד יום אחד} two {תשלום סופי בעוד יומיים} other {תשלום סופי בעוד # ימים}}',
    payment_past: 'מועד התשלום הסופי היה ב־{date}',
    payment_overdue: 'התשלום הסופי באיחור מאז {date}',
    payment_undated: 'תשלום שטרם הושלם',
    checkin:
      '{days, plural, =0 {הצ׳ק־אין נפתח היום} =1 {הצ׳ק־אין נפתח מחר} one {הצ׳ק־אין נפתח בעוד יום אחד} two {הצ׳ק־אין נפתח בעוד יומיים} other {הצ׳ק־אין נפתח בעוד # ימים}}',
    checkin_open: 'הצ׳ק־אין פתוח מאז {date}',
    checkin_undated: 'הצ׳ק־אין פתוח',
    weather: 'אזהרת מזג אוויר: {event}',
    weather_unnamed: 'אזהרת מזג אוויר',
    share_offered_one: 'הזמנה מאת {person} לעקוב אחרי {ship}',
    share_offered_all: 'הזמנה מאת {person} לעקוב אחרי כל ההפלגות',
    share_offered_some: 'הזמנה מאת {person} לעקוב אחרי הפלגה',
    share_next: 'הבאה בתור: {ship}',
    somebody: 'מישהו',
    share_accepted: 'השיתוף שלך אושר על ידי {person}',
    upload_proposed:
      'המסמך שלך נקרא: {count, plural, one {הפלגה אחת} two {שתי הפלגות} other {# הפלגות}} לבדיקה',
    upload_not_a_booking: 'לא נמצאה הזמנה במסמך שלך',
    upload_failed: 'לא ניתן היה לקרוא את המסמך שלך',
  },
  settled: {
    report: 'הדיווח שלך על {ship} טופל',
    report_unnamed: 'הדיווח שלך טופל',
    ship_accepted: '{ship} נמצאת עכשיו בקטלוג',
    ship_mapped: '{ship} מופיעה בקטלוג בשם {name}',
    ship_declined: '{ship} לא נוספה לקטלוג',
    ship_linked: 'ההפלגות שלך מקושרות אליה.',
    ship_stays: 'השם נשאר בהפלגות שלך כפי שהוקלד.',
  },
};
