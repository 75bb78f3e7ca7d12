CREATE TABLE "cruise_routes" (
	"cruise_id" uuid PRIMARY KEY NOT NULL,
	"network" text NOT NULL,
	"distance_nm" integer NOT NULL,
	"crossings" text[] NOT NULL,
	"legs" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "loyalty_memberships" (
	"id" uuid PRIMARY KEY NOT NULL,
	"owner_id" uuid NOT NULL,
	"cruise_line_id" text NOT NULL,
	"member_name" text,
	"loyalty_number" text,
	"tier" text,
	"points" integer,
	"points_as_of" date,
	"points_per_night" integer,
	"points_per_cruise" integer,
	"created_at" timestamp with time zone NOT NULL,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cruise_passengers" ADD COLUMN "points_earned" integer;--> statement-breakpoint
ALTER TABLE "cruise_routes" ADD CONSTRAINT "cruise_routes_cruise_id_cruises_id_fk" FOREIGN KEY ("cruise_id") REFERENCES "public"."cruises"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "loyalty_memberships" ADD CONSTRAINT "loyalty_memberships_owner_id_users_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "loyalty_memberships_owner" ON "loyalty_memberships" USING btree ("owner_id","cruise_line_id");