CREATE TABLE "past_weather" (
	"port_id" text NOT NULL,
	"date" date NOT NULL,
	"provider" text NOT NULL,
	"condition" text,
	"high" double precision NOT NULL,
	"low" double precision NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "past_weather_port_id_date_pk" PRIMARY KEY("port_id","date")
);
