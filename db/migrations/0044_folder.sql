CREATE TABLE "fittings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "fittings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"brand" text,
	"type" text,
	"serial" text,
	"contact_id" integer,
	"room_id" integer,
	"invoice_id" integer,
	"document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"delivered_on" date,
	"guarantee_until" date,
	"maintain_every_months" integer,
	"last_maintained" date,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fittings_name_filled" CHECK (btrim("fittings"."name") <> ''),
	CONSTRAINT "fittings_guarantee" CHECK ("fittings"."guarantee_until" >= "fittings"."delivered_on"),
	CONSTRAINT "fittings_months" CHECK ("fittings"."maintain_every_months" between 1 and 240)
);
--> statement-breakpoint
CREATE TABLE "folder_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "folder_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"chapters" jsonb NOT NULL,
	"with_amounts" boolean DEFAULT false NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fittings" ADD CONSTRAINT "fittings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fittings" ADD CONSTRAINT "fittings_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fittings" ADD CONSTRAINT "fittings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_links" ADD CONSTRAINT "folder_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "folder_links" ADD CONSTRAINT "folder_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fittings_project" ON "fittings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "fittings_contact" ON "fittings" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "fittings_room" ON "fittings" USING btree ("room_id");--> statement-breakpoint
CREATE INDEX "fittings_maker" ON "fittings" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "folder_links_project" ON "folder_links" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "folder_links_maker" ON "folder_links" USING btree ("created_by");