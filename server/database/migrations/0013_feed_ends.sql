ALTER TABLE "email_changes" ADD COLUMN "resets_feed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feeds" ADD COLUMN "ended_by" text;