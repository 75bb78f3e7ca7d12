CREATE TABLE "ship_calls" (
	"ship_id" text NOT NULL,
	"date" date NOT NULL,
	"position" integer NOT NULL,
	"kind" text NOT NULL,
	"port_id" text,
	"port_name" text,
	"arrive" text,
	"depart" text,
	"time_zone" text,
	CONSTRAINT "ship_calls_ship_id_date_position_pk" PRIMARY KEY("ship_id","date","position")
);
--> statement-breakpoint
ALTER TABLE "ships" ADD COLUMN "added_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "ship_calls" ADD CONSTRAINT "ship_calls_ship_id_ships_id_fk" FOREIGN KEY ("ship_id") REFERENCES "public"."ships"("id") ON DELETE no action ON UPDATE no action;