ALTER TABLE "loyalty_programmes" ADD COLUMN "unit" text;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "points_per_night" integer;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "points_per_cruise" integer;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "suite_multiplier" double precision;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "solo_multiplier" double precision;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "suite_solo_multiplier" double precision;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "multiplies" text;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "rule_note" text;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "rule_as_of_year" integer;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD COLUMN "rule_source" text;