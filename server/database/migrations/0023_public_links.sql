CREATE TABLE "public_links" (
	"cruise_id" uuid PRIMARY KEY NOT NULL,
	"nonce" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"ends_on" date,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "public_links" ADD CONSTRAINT "public_links_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "public_links_token" ON "public_links" USING btree ("token_hash");