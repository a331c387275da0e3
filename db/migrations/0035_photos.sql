CREATE TABLE "photos" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "photos_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"taken_at" timestamp(3) with time zone NOT NULL,
	"taken_from" text NOT NULL,
	"room_id" integer,
	"task_id" integer,
	"item_id" integer,
	"quote_id" integer,
	"phase" text,
	"caption" text,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "photos_taken_from" CHECK ("photos"."taken_from" in ('said', 'camera', 'received')),
	CONSTRAINT "photos_phase" CHECK ("photos"."phase" in ('before', 'during', 'hidden', 'after')),
	CONSTRAINT "photos_size" CHECK ("photos"."width" > 0 and "photos"."height" > 0)
);
--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photos_project" ON "photos" USING btree ("project_id","taken_at","id");--> statement-breakpoint
CREATE INDEX "photos_file" ON "photos" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "photos_maker" ON "photos" USING btree ("created_by");