CREATE TABLE "mailed_links" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"secret_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"token_id" uuid NOT NULL,
	"previous_token_id" uuid,
	"rotated_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"user_agent" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"username" text DEFAULT '' NOT NULL,
	"password_hash" text NOT NULL,
	"country" text,
	"loyalty_number" text DEFAULT '' NOT NULL,
	"tier" text DEFAULT '' NOT NULL,
	"language" text NOT NULL,
	"time_zone" text,
	"home_currency" text,
	"weather_units" text DEFAULT 'metric' NOT NULL,
	"enable_payment_reminder" boolean DEFAULT false NOT NULL,
	"checkin_notification" boolean DEFAULT false NOT NULL,
	"payment_notification" boolean DEFAULT false NOT NULL,
	"payment_reminder_days" integer DEFAULT 0 NOT NULL,
	"plan_name" text DEFAULT 'free' NOT NULL,
	"plan_expiry" date,
	"activated_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cruises" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"booking_id" text,
	"booking_number" text,
	"booking_date" date,
	"cruise_line_id" text,
	"cruise_line" text,
	"ship_id" text,
	"ship_name" text,
	"itinerary" text,
	"start_date" date NOT NULL,
	"end_date" date NOT NULL,
	"start_port_id" text,
	"start_port" text,
	"end_port_id" text,
	"end_port" text,
	"stateroom" text,
	"category" text,
	"deck" text,
	"dining" text,
	"time_of_boarding" text,
	"muster_station" text,
	"notes" text,
	"travel_agent" text,
	"web_site" text,
	"phone_number" text,
	"checkin_date" date,
	"checkin_notification" boolean DEFAULT true NOT NULL,
	"manual_payment_reminder_date" date,
	"payment_notification" boolean DEFAULT true NOT NULL,
	"final_payment_date" date,
	"currency" text,
	"fare" numeric,
	"discount" numeric,
	"taxes" numeric,
	"total_price" numeric,
	"deposit" numeric,
	"loyalty_number" text,
	"tier_before" text,
	"tier_after" text,
	"points_before" integer,
	"points_earned" integer,
	"points_after" integer,
	"cancelled_at" timestamp with time zone,
	"is_sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"start_zone" text,
	"end_zone" text,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"sails_at" timestamp with time zone,
	"ship_key" text DEFAULT '' NOT NULL,
	"search_text" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailed_links" ADD CONSTRAINT "mailed_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cruises" ADD CONSTRAINT "cruises_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailed_links_user" ON "mailed_links" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email_key" ON "users" USING btree ("email_key");--> statement-breakpoint
CREATE INDEX "cruises_owner_start" ON "cruises" USING btree ("owner_id","start_date","id");--> statement-breakpoint
CREATE INDEX "cruises_owner_ship" ON "cruises" USING btree ("owner_id","ship_key");