CREATE TABLE "inbox_entries" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "inbox_entries_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"file_key" uuid NOT NULL,
	"read_state" text DEFAULT 'waiting' NOT NULL,
	"read_kind" text,
	"read_data" jsonb,
	"read_check" jsonb,
	"read_error" text,
	"read_tries" integer DEFAULT 0 NOT NULL,
	"read_until" timestamp(3) with time zone,
	"saved_as" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "inbox_state" CHECK ("inbox_entries"."read_state" in ('waiting', 'reading', 'ready', 'failed')),
	CONSTRAINT "inbox_kind" CHECK ("inbox_entries"."read_kind" in ('quote', 'invoice', 'credit-note', 'other', 'spreadsheet')),
	CONSTRAINT "inbox_saved_as" CHECK ("inbox_entries"."saved_as" in ('quote', 'invoice', 'credit-note', 'document'))
);
--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_file_key_files_key_fk" FOREIGN KEY ("file_key") REFERENCES "public"."files"("key") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD CONSTRAINT "inbox_entries_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "inbox_project" ON "inbox_entries" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "inbox_file" ON "inbox_entries" USING btree ("file_key");--> statement-breakpoint
CREATE INDEX "inbox_maker" ON "inbox_entries" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "inbox_unread" ON "inbox_entries" USING btree ("created_by","id") WHERE "inbox_entries"."read_state" in ('waiting', 'reading');