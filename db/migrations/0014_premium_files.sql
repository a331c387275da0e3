CREATE TABLE "premium_files" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_files_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"work" text NOT NULL,
	"wall" text,
	"status" text DEFAULT 'in_opbouw' NOT NULL,
	"reference" text,
	"submitted_on" date,
	"decided_on" date,
	"paid_on" date,
	"granted_amount" numeric(12, 2),
	"paid_amount" numeric(12, 2),
	"paid_to" text,
	"notes" text,
	"invoices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"read_invoices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frozen" jsonb,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "premium_files_status" CHECK ("premium_files"."status" in ('in_opbouw', 'ingediend', 'info_gevraagd', 'toegekend', 'geweigerd', 'uitbetaald'))
);
--> statement-breakpoint
CREATE TABLE "premium_proofs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "premium_proofs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"premium_file_id" integer NOT NULL,
	"proof" text NOT NULL,
	"document_id" integer,
	"note" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "premium_files" ADD CONSTRAINT "premium_files_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_files" ADD CONSTRAINT "premium_files_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_proofs" ADD CONSTRAINT "premium_proofs_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_proofs" ADD CONSTRAINT "premium_proofs_premium_file_id_premium_files_id_fk" FOREIGN KEY ("premium_file_id") REFERENCES "public"."premium_files"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_proofs" ADD CONSTRAINT "premium_proofs_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_proofs" ADD CONSTRAINT "premium_proofs_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "premium_files_work" ON "premium_files" USING btree ("project_id","work");--> statement-breakpoint
CREATE INDEX "premium_files_maker" ON "premium_files" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "premium_proofs_project" ON "premium_proofs" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "premium_proofs_file" ON "premium_proofs" USING btree ("premium_file_id");--> statement-breakpoint
CREATE INDEX "premium_proofs_document" ON "premium_proofs" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "premium_proofs_maker" ON "premium_proofs" USING btree ("created_by");