CREATE TABLE "plans" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "plans_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"document_id" integer NOT NULL,
	"page" integer DEFAULT 1 NOT NULL,
	"file_key" uuid NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storey" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "plans_size" CHECK ("plans"."width" > 0 and "plans"."height" > 0 and "plans"."page" > 0)
);
--> statement-breakpoint
CREATE TABLE "points" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "points_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"number" integer NOT NULL,
	"text" text NOT NULL,
	"contact_id" integer,
	"room_id" integer,
	"quote_id" integer,
	"task_id" integer,
	"photo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"plan_id" integer,
	"pin_x" double precision,
	"pin_y" double precision,
	"due_date" date,
	"amount" numeric(12, 2),
	"status" text DEFAULT 'open' NOT NULL,
	"found_on" date NOT NULL,
	"steps" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_by" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "points_status" CHECK ("points"."status" in ('open', 'repaired', 'accepted', 'dropped')),
	CONSTRAINT "points_text_filled" CHECK (btrim("points"."text") <> ''),
	CONSTRAINT "points_pin" CHECK ("points"."pin_x" between 0 and 1 and "points"."pin_y" between 0 and 1)
);
--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "last_point" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "plan_id" integer;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "pin_x" double precision;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "pin_y" double precision;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "points" ADD CONSTRAINT "points_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "plans_project" ON "plans" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "plans_file" ON "plans" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "plans_maker" ON "plans" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "points_number" ON "points" USING btree ("project_id","number");--> statement-breakpoint
CREATE INDEX "points_contact" ON "points" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "points_maker" ON "points" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_pin" CHECK ("photos"."pin_x" between 0 and 1 and "photos"."pin_y" between 0 and 1);