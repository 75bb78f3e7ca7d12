CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY NOT NULL,
	"number" bigint GENERATED ALWAYS AS IDENTITY (sequence name "backups_number_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"slot" date,
	"name" text NOT NULL,
	"destination" text NOT NULL,
	"state" text NOT NULL,
	"failure" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"size" bigint,
	"sha256" text,
	"verified_at" timestamp with time zone,
	"verification" text,
	"told_at" timestamp with time zone,
	"removed_at" timestamp with time zone,
	CONSTRAINT "backups_slot_unique" UNIQUE("slot")
);
