ALTER TABLE "shares" DROP CONSTRAINT "shares_once";--> statement-breakpoint
DROP INDEX "shares_email";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "signed_up_from" jsonb;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "share_id" uuid;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "person_id" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "email_key" text;--> statement-breakpoint
-- addresses of shares were kept as they are compared
UPDATE "shares" SET "email_key" = "email";--> statement-breakpoint
ALTER TABLE "shares" ALTER COLUMN "email_key" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "offered_to" uuid;--> statement-breakpoint
ALTER TABLE "shares" ADD COLUMN "link_hash" text;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_share_id_shares_id_fk" FOREIGN KEY ("share_id") REFERENCES "public"."shares"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_offered_to_users_id_fk" FOREIGN KEY ("offered_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_share" ON "notices" USING btree ("share_id") WHERE "notices"."share_id" is not null;--> statement-breakpoint
CREATE INDEX "notices_person" ON "notices" USING btree ("person_id") WHERE "notices"."person_id" is not null;--> statement-breakpoint
CREATE INDEX "shares_offered" ON "shares" USING btree ("offered_to");--> statement-breakpoint
CREATE INDEX "shares_email" ON "shares" USING btree ("email_key") WHERE "shares"."receiver_id" is null;--> statement-breakpoint
ALTER TABLE "shares" ADD CONSTRAINT "shares_once" UNIQUE NULLS NOT DISTINCT("owner_id","cruise_id","email_key");--> statement-breakpoint
-- what waits for an account that had the address before it was offered can be accepted as before; the rest needs its link
UPDATE "shares" SET "offered_to" = "users"."id" FROM "users"
WHERE "shares"."receiver_id" IS NULL AND "users"."email_key" = "shares"."email_key" AND "users"."activated_at" <= "shares"."created_at";--> statement-breakpoint
-- a notice of a share was written with it, at the same instant
UPDATE "notices" SET "share_id" = "shares"."id", "person_id" = "shares"."owner_id" FROM "shares"
WHERE "notices"."kind" = 'share' AND "notices"."details" ->> 'share' = 'offered' AND "notices"."created_at" = "shares"."created_at"
  AND "notices"."user_id" IN ("shares"."receiver_id", "shares"."offered_to");--> statement-breakpoint
UPDATE "notices" SET "person_id" = "shares"."receiver_id" FROM "shares"
WHERE "notices"."kind" = 'share' AND "notices"."details" ->> 'share' = 'accepted' AND "notices"."created_at" = "shares"."accepted_at"
  AND "notices"."user_id" = "shares"."owner_id";--> statement-breakpoint
-- of a share that is gone whom a notice names is known by the name alone; users are read once, not for each notice
UPDATE "notices" SET "person_id" = "named"."id" FROM (
  SELECT DISTINCT ON ("name") trim("first_name" || ' ' || "last_name") AS "name", "id" FROM "users" ORDER BY "name", "id"
) AS "named"
WHERE "notices"."kind" = 'share' AND "notices"."person_id" IS NULL
  AND "named"."name" = "notices"."details" ->> 'person_name';--> statement-breakpoint
-- and of an account that is gone the name goes
UPDATE "notices" SET "details" = jsonb_set("details", '{person_name}', '""') WHERE "kind" = 'share' AND "person_id" IS NULL;
