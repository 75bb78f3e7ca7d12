CREATE TABLE "cruise_documents" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"name" text NOT NULL,
	"media_type" text NOT NULL,
	"size" bigint NOT NULL,
	"file_key" text NOT NULL,
	"date_added" timestamp with time zone NOT NULL,
	CONSTRAINT "cruise_documents_file_key_unique" UNIQUE("file_key")
);
--> statement-breakpoint
CREATE TABLE "cruise_addons" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"date_added" date NOT NULL,
	"price" numeric,
	"description" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cruise_flights" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"airline" text,
	"flight_number" text,
	"departure_airport" text,
	"arrival_airport" text,
	"departure_time" text,
	"arrival_time" text,
	"departure_zone" text,
	"arrival_zone" text,
	"seat" text,
	"confirmation_number" text
);
--> statement-breakpoint
CREATE TABLE "cruise_lodging" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"address" text,
	"city" text,
	"state" text,
	"zipcode" text,
	"check_in_date" date,
	"check_out_date" date,
	"confirmation_number" text
);
--> statement-breakpoint
CREATE TABLE "cruise_passengers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text,
	"loyalty_number" text,
	"date_of_birth" date,
	"note" text
);
--> statement-breakpoint
CREATE TABLE "cruise_payments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"cruise_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"date" date NOT NULL,
	"amount" numeric NOT NULL,
	"method" text,
	"note" text,
	"is_mark_paid" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cruise_schedule" (
	"cruise_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"date" date NOT NULL,
	"kind" text NOT NULL,
	"port_id" text,
	"port_name" text,
	"arrive" text,
	"depart" text,
	"all_aboard" text,
	"time_zone" text,
	"ship_time_offset" integer,
	"outcome" text NOT NULL,
	CONSTRAINT "cruise_schedule_cruise_id_position_pk" PRIMARY KEY("cruise_id","position")
);
--> statement-breakpoint
CREATE TABLE "cruise_reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"cruise_id" uuid,
	"description" text NOT NULL,
	"details" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "ship_proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"ship_key" text NOT NULL,
	"line_key" text NOT NULL,
	"ship_name" text NOT NULL,
	"cruise_line" text,
	"cruise_line_id" text,
	"year_in_service" integer,
	"note" text,
	"created_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "emergency_contacts" text;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "not_needed" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "schedule_is_offered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "addons_total" numeric;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "payments_total" numeric;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "parts_text" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "cruises" ADD COLUMN "schedule_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "cruise_documents" ADD CONSTRAINT "cruise_documents_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_addons" ADD CONSTRAINT "cruise_addons_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_flights" ADD CONSTRAINT "cruise_flights_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_lodging" ADD CONSTRAINT "cruise_lodging_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_passengers" ADD CONSTRAINT "cruise_passengers_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_payments" ADD CONSTRAINT "cruise_payments_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_schedule" ADD CONSTRAINT "cruise_schedule_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_reports" ADD CONSTRAINT "cruise_reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruise_reports" ADD CONSTRAINT "cruise_reports_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ship_proposals" ADD CONSTRAINT "ship_proposals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cruise_documents_cruise" ON "cruise_documents" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_addons_cruise" ON "cruise_addons" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_flights_cruise" ON "cruise_flights" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_lodging_cruise" ON "cruise_lodging" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_passengers_cruise" ON "cruise_passengers" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_payments_cruise" ON "cruise_payments" USING btree ("cruise_id");--> statement-breakpoint
CREATE INDEX "cruise_schedule_port" ON "cruise_schedule" USING btree ("port_id");--> statement-breakpoint
CREATE INDEX "cruise_reports_user" ON "cruise_reports" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "ship_proposals_user_ship" ON "ship_proposals" USING btree ("user_id","ship_key","line_key");--> statement-breakpoint
CREATE INDEX "cruises_owner_booking" ON "cruises" USING btree ("owner_id","booking_number");--> statement-breakpoint
CREATE INDEX "cruises_offered_ship" ON "cruises" USING btree ("ship_id","start_date") WHERE "cruises"."schedule_is_offered";