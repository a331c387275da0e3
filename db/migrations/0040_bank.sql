CREATE TABLE "bank_layouts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_layouts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"mapping" jsonb NOT NULL,
	"chosen_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "bank_lines" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bank_lines_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"key" text NOT NULL,
	"part" integer NOT NULL,
	"payment_id" integer,
	"invoice_id" integer,
	"premium_file_id" integer,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_kind";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "bank_layouts" ADD CONSTRAINT "bank_layouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_premium_file_id_premium_files_id_fk" FOREIGN KEY ("premium_file_id") REFERENCES "public"."premium_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_layouts_key" ON "bank_layouts" USING btree ("user_id","key");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_key" ON "bank_lines" USING btree ("project_id","key","part");--> statement-breakpoint
CREATE INDEX "bank_lines_payment" ON "bank_lines" USING btree ("payment_id");--> statement-breakpoint
CREATE INDEX "bank_lines_invoice" ON "bank_lines" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "bank_lines_premium_file" ON "bank_lines" USING btree ("premium_file_id");--> statement-breakpoint
CREATE INDEX "bank_lines_maker" ON "bank_lines" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invoices_room" ON "invoices" USING btree ("room_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit-note', 'receipt'));