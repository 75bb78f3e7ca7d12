-- a comment may say drop table
CREATE TABLE "piers" ("id" uuid PRIMARY KEY NOT NULL, "type" text NOT NULL);--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "both" integer GENERATED ALWAYS AS (1) STORED NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ALTER COLUMN "deck" DROP NOT NULL;--> statement-breakpoint
DROP INDEX "cruises_owner";--> statement-breakpoint
UPDATE "cruises" SET "type" = 'river' WHERE "type" IS NOT NULL;
ALTER TABLE "cruises" ADD COLUMN "deck" text NOT NULL;--> VIOLATION
ALTER TABLE "cruises" ALTER COLUMN "note" SET NOT NULL;--> VIOLATION
ALTER TABLE "cruises" ALTER COLUMN "deck" SET DATA TYPE integer;--> VIOLATION
ALTER TABLE "cruises" ALTER COLUMN "deck" DROP DEFAULT;--> VIOLATION
ALTER TABLE "cruises" RENAME COLUMN "deck" TO "level";--> VIOLATION
ALTER TABLE "cruises" DROP COLUMN "deck";--> VIOLATION
ALTER TABLE "shares" DROP CONSTRAINT "shares_once";--> VIOLATION
DROP TABLE "cruises";--> VIOLATION
