CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"date_added" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"stage" text,
	"progress" integer DEFAULT 0 NOT NULL,
	"failure" text,
	"reason" text,
	"count" integer DEFAULT 0 NOT NULL,
	"proposals" text DEFAULT '[]' NOT NULL,
	"pages" text DEFAULT '[]' NOT NULL,
	"cruise_ids" uuid[] DEFAULT '{}' NOT NULL,
	"queued_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"reading_id" uuid,
	"leased_until" timestamp with time zone,
	"begun_at" timestamp with time zone,
	"discarded_at" timestamp with time zone,
	"kept_until" timestamp with time zone NOT NULL,
	CONSTRAINT "uploads_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_user" ON "uploads" USING btree ("user_id","id");--> statement-breakpoint
CREATE INDEX "uploads_queue" ON "uploads" USING btree ("user_id","id") WHERE "uploads"."state" in ('waiting', 'reading');--> statement-breakpoint
CREATE INDEX "uploads_kept" ON "uploads" USING btree ("kept_until");