ALTER TABLE "users" ADD COLUMN "is_reminder_offer_answered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
-- who turned a reminder on, or chose when it comes, is not asked any more
UPDATE "users" SET "is_reminder_offer_answered" = true
WHERE "enable_payment_reminder" OR "payment_notification" OR "checkin_notification" OR "weather_notification"
  OR "payment_reminder_days" > 0;
