import type { Mail } from '../catalogue.ts';

/** Mails. `{name}` is the reader's first name, `{link}` a whole address. */
export const mail: Mail = {
  greeting: 'שלום {name},',
  signature: 'בברכת הפלגה נעימה,\nGangway',
  ignore: 'אם הבקשה לא נשלחה על ידך, אין צורך לעשות דבר.',
  link_fallback: 'אם הכפתור אינו פועל, אפשר להעתיק את הכתובת הזו לדפדפן:',
  activation: {
    subject: 'הפעלת החשבון שלך ב־Gangway',
    text: 'ברוכים הבאים לסיפון. לחיצה אחת והחשבון מוכן.',
    button: 'הפעלת החשבון שלי',
    expiry: 'הקישור תקף לשימוש אחד, במשך שלושה ימים.',
  },
};
