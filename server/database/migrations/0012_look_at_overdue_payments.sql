-- That a payment is overdue is a notice from now on: cruises with a final payment date are looked at for it once.
UPDATE "reminder_watches" SET "look_at" = least("look_at", now())
FROM "cruises"
WHERE "cruises"."id" = "reminder_watches"."cruise_id"
  AND "cruises"."final_payment_date" IS NOT NULL
  AND "cruises"."end_date" >= current_date - 2;
