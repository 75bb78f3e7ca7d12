CREATE TABLE "airlines" (
	"id" text PRIMARY KEY NOT NULL,
	"icao" text NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "airports" (
	"id" text PRIMARY KEY NOT NULL,
	"icao" text,
	"name" text NOT NULL,
	"city" text,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"size" text NOT NULL,
	"scheduled" boolean NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "catalog_versions" (
	"name" text PRIMARY KEY NOT NULL,
	"version" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cruise_lines" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"aliases" text[] NOT NULL,
	"country" text NOT NULL,
	"type" text NOT NULL,
	"website" text,
	"loyalty_programme" text,
	"status" text NOT NULL,
	"parent" text,
	"colour" text NOT NULL,
	"monogram" text NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "final_payment_rules" (
	"id" text PRIMARY KEY NOT NULL,
	"cruise_line_id" text NOT NULL,
	"min_nights" integer NOT NULL,
	"max_nights" integer,
	"days_before" integer NOT NULL,
	"note" text,
	"as_of_year" integer NOT NULL,
	"source" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_programmes" (
	"id" text PRIMARY KEY NOT NULL,
	"cruise_line_id" text NOT NULL,
	"name" text NOT NULL,
	"ended_on" date,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_tiers" (
	"id" text PRIMARY KEY NOT NULL,
	"programme_id" text NOT NULL,
	"name" text NOT NULL,
	"rank" integer NOT NULL,
	"unit" text NOT NULL,
	"threshold" integer,
	"alt_unit" text,
	"alt_threshold" integer,
	"note" text,
	"as_of_year" integer NOT NULL,
	"source" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ports" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country" text NOT NULL,
	"lat" double precision NOT NULL,
	"lon" double precision NOT NULL,
	"time_zone" text NOT NULL,
	"unlocode" text,
	"aliases" text[] NOT NULL,
	"kind" text NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "ships" (
	"id" text PRIMARY KEY NOT NULL,
	"cruise_line_id" text NOT NULL,
	"name" text NOT NULL,
	"year_in_service" integer,
	"gross_tonnage" integer,
	"passengers_double" integer,
	"imo" text,
	"status" text NOT NULL,
	"former_names" text[] NOT NULL,
	"later_name" text,
	"length_m" double precision,
	"type" text NOT NULL,
	"search_text" text NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
ALTER TABLE "final_payment_rules" ADD CONSTRAINT "final_payment_rules_cruise_line_id_cruise_lines_id_fk" FOREIGN KEY ("cruise_line_id") REFERENCES "public"."cruise_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_programmes" ADD CONSTRAINT "loyalty_programmes_cruise_line_id_cruise_lines_id_fk" FOREIGN KEY ("cruise_line_id") REFERENCES "public"."cruise_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_tiers" ADD CONSTRAINT "loyalty_tiers_programme_id_loyalty_programmes_id_fk" FOREIGN KEY ("programme_id") REFERENCES "public"."loyalty_programmes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ships" ADD CONSTRAINT "ships_cruise_line_id_cruise_lines_id_fk" FOREIGN KEY ("cruise_line_id") REFERENCES "public"."cruise_lines"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "final_payment_rules_cruise_line" ON "final_payment_rules" USING btree ("cruise_line_id");--> statement-breakpoint
CREATE INDEX "loyalty_programmes_cruise_line" ON "loyalty_programmes" USING btree ("cruise_line_id");--> statement-breakpoint
CREATE INDEX "loyalty_tiers_programme" ON "loyalty_tiers" USING btree ("programme_id");--> statement-breakpoint
CREATE INDEX "ships_cruise_line" ON "ships" USING btree ("cruise_line_id");