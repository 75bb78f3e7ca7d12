ALTER TABLE "cruise_payments" ADD COLUMN "is_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "deposit_paid" numeric;