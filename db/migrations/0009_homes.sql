CREATE TABLE "homes" (
	"project_id" integer PRIMARY KEY NOT NULL,
	"street" text,
	"postcode" text,
	"city" text,
	"applicants" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"first_use_year" integer,
	"bought_year" integer,
	"deed_date" date,
	"ean" text,
	"iban" text,
	"use" text,
	"protected_customer" boolean,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "homes_use" CHECK ("homes"."use" in ('own', 'let', 'mixed')),
	CONSTRAINT "homes_postcode" CHECK ("homes"."postcode" ~ '^[1-9][0-9]{3}$'),
	CONSTRAINT "homes_ean" CHECK ("homes"."ean" ~ '^[0-9]{18}$')
);
--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;