CREATE TABLE "approval_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "approval_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"extra_id" integer NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp(3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "extras" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "extras_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"quote_id" integer NOT NULL,
	"number" integer NOT NULL,
	"title" text NOT NULL,
	"reason" text,
	"days" integer DEFAULT 0 NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"net" numeric(16, 2) NOT NULL,
	"total" numeric(16, 2) NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"unforeseen" jsonb,
	"sent_at" timestamp(3) with time zone,
	"sent_by" text,
	"sent_to" text,
	"decided_at" timestamp(3) with time zone,
	"decided_by" text,
	"document_id" integer,
	"sha256" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "extras_status" CHECK ("extras"."status" in ('draft', 'sent', 'approved', 'refused', 'withdrawn'))
);
--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "agreement" jsonb;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "extras" ADD CONSTRAINT "extras_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "approval_links_token" ON "approval_links" USING btree ("token_hash");--> statement-breakpoint
CREATE INDEX "approval_links_extra" ON "approval_links" USING btree ("extra_id");--> statement-breakpoint
CREATE INDEX "extras_project" ON "extras" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "extras_quote" ON "extras" USING btree ("quote_id","status");--> statement-breakpoint
CREATE INDEX "extras_document" ON "extras" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "extras_maker" ON "extras" USING btree ("created_by");