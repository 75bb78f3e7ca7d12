import type { Archive } from '../catalogue.ts';

export const archive: Archive = {
  title: 'הרישומים שלך ב־Gangway',
  whose: 'הארכיון הזה מכיל את הרישומים של {name}, נכון ל־{date}.',
  tables: 'cruises.csv ו־payments.csv: ההפלגות והתשלומים שלך, לכל גיליון אלקטרוני.',
  calendar: 'calendar.ics: ההפלגות, הנמלים, הטיסות, המלונות והמועדים שלך, לכל יומן.',
  documents: 'documents: הקבצים ששמורים עם ההפלגות, תיקייה לכל הפלגה.',
  record: 'record: הכול בצורה שמתאימה לתוכנות, רשומת JSON אחת בכל שורה.',
  manifest: 'manifest.json: רשימת כל הקבצים עם הגודל וסיכום הביקורת SHA-256 של כל אחד.',
  left_out:
    'לא נכללים: סיסמאות, חיבורים, כתובת היומן שלך (iCalendar), הפלגות שאחרים שיתפו איתך, הפלגות לדוגמה, ומסמכי הזמנה שעוד לא נבדקו.',
  care: 'כדאי לשמור אותו במקום בטוח: הוא אינו מוצפן, ומי שמחזיק בו יכול לקרוא את כל מה שבו.',
  payment: {
    date: 'תאריך',
    amount: 'סכום',
    method: 'אמצעי תשלום',
    note: 'הערה',
  },
  yes: 'כן',
};
