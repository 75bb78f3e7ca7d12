import type { AppPart } from '../catalogue.ts';

/** The contact form for the operator of the instance. See the chapter `further`. */
export const contact: AppPart<'contact'> = {
  title: 'יצירת קשר',
  lead: 'כאן כותבים לאנשים שמפעילים את השרת הזה. התשובה תגיע בדוא״ל.',
  fields: {
    name: 'השם שלך',
    email: 'דוא״ל',
    subject: 'נושא',
    message: 'הודעה',
  },
  left: '{count, plural, =0 {לא נשאר מקום.} one {נשאר מקום לתו אחד.} two {נשאר מקום לשני תווים.} other {נשאר מקום ל־# תווים.}}',
  submit: 'שליחה',
  kept: 'מה שכתבת נשמר כאן.',
  sent: {
    title: 'ההודעה שלך בדרך',
    text: 'התשובה תישלח אל {email}.',
    next: 'בדרך כלל עונים תוך כמה ימים. לא הגיעה תשובה? כדאי לבדוק גם בתיקיית הספאם.',
    again: 'כתיבת הודעה נוספת',
  },
};
