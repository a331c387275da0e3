CREATE TABLE "acceptances" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "acceptances_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"quote_id" integer NOT NULL,
	"kind" text NOT NULL,
	"day" date NOT NULL,
	"present" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"outcome" text NOT NULL,
	"reason" text,
	"kept_back" numeric(12, 2),
	"kept_until" date,
	"point_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"clear_room_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"remarks" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"sent_by" text,
	"sent_to" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"frozen" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"document_id" integer,
	"sha256" text,
	"signatures" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"counts_since" timestamp(3) with time zone,
	"counts_by" text,
	"paper_id" integer,
	"released_on" date,
	"starts_liability" boolean DEFAULT true NOT NULL,
	"final_on" date,
	"liability_until" date,
	"goods_delivered_on" date,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "acceptances_kind" CHECK ("acceptances"."kind" in ('single', 'provisional', 'final')),
	CONSTRAINT "acceptances_outcome" CHECK ("acceptances"."outcome" in ('accepted', 'with-points', 'refused')),
	CONSTRAINT "acceptances_status" CHECK ("acceptances"."status" in ('draft', 'sent', 'signed')),
	CONSTRAINT "acceptances_kept_back" CHECK ("acceptances"."kept_back" >= 0)
);
--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_paper_id_documents_id_fk" FOREIGN KEY ("paper_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "acceptances" ADD CONSTRAINT "acceptances_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "acceptances_project" ON "acceptances" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "acceptances_quote" ON "acceptances" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "acceptances_document" ON "acceptances" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "acceptances_paper" ON "acceptances" USING btree ("paper_id");--> statement-breakpoint
CREATE INDEX "acceptances_maker" ON "acceptances" USING btree ("created_by");