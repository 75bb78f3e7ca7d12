/** Days before the final payment at which a traveller may be reminded; 0 is off (decisions.md, section 5). */
export const payment_reminder_days = [0, 1, 3, 5, 7, 10, 14, 21, 30, 45, 60] as const;
