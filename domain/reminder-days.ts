/*
 * Apart from reminders.ts, as the first screen offers a reminder: with the milestones of that file came all sums of money.
 */

/**
 * Days before the final payment that a user can choose for the reminder; 0 is off (docs/product/rules.md, section 5).
 */
export const payment_reminder_days = [0, 1, 3, 5, 7, 10, 14, 21, 30, 45, 60] as const;

/** Default days before a payment: enough time to move money, and not so early that it is forgotten again. */
export const usual_reminder_days = 7;
