import type { Events } from '../catalogue.ts';

export const events: Events = {
  away: 'בנסיעה',
  calendar: 'ההפלגות שלי',
  cruise: 'הפלגה: {name}',
  cruise_unnamed: 'הפלגה',
  port: 'נמל: {name}',
  embark: 'עלייה לאונייה: {name}',
  disembark: 'ירידה מהאונייה: {name}',
  scenic: 'שיט נופי: {name}',
  departure: 'יציאה: {name}',
  arrival: 'הגעה: {name}',
  flight: 'טיסה {name}',
  flight_unnamed: 'טיסה',
  hotel: 'מלון: {name}',
  checkin: 'הצ׳ק־אין נפתח: {name}',
  payment_reminder: 'תזכורת תשלום: {name}',
  final_payment: 'תשלום סופי: {name}',
  final_payment_estimated: 'תשלום סופי, משוער: {name}',
  estimated: 'הערכה לפי {name}, טרם אושר',
  departs: 'יציאה: {name}',
  arrives: 'הגעה: {name}',
  all_aboard: 'עלייה אחרונה לאונייה: {name}',
  confirmation_number: 'מספר אישור: {name}',
  shared_by: 'שיתוף של {name}',
  /** beside the number of days, in the picture of a public link */
  countdown: {
    days: '{days, plural, =0 {מפליגים היום} one {יום להפלגה} other {ימים להפלגה}}',
    day_of: 'יום {day} מתוך {days}',
    over: 'שוב בבית',
  },
};
