CREATE TABLE "cruise_diary" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"day" date NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cruise_documents" ADD COLUMN "day" date;--> statement-breakpoint
ALTER TABLE "cruise_diary" ADD CONSTRAINT "cruise_diary_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cruise_diary_cruise" ON "cruise_diary" USING btree ("cruise_id");