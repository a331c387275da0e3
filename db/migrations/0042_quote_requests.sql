CREATE TABLE "price_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"state" text DEFAULT 'invited' NOT NULL,
	"lines" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"number" text,
	"valid_until" date,
	"starts_within" text,
	"note" text,
	"submitted_at" timestamp(3) with time zone,
	"sent_by" text,
	"sent_as" text,
	"quote_id" integer,
	"document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sha256" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_answers_state" CHECK ("price_answers"."state" in ('invited', 'submitted', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "price_drafts" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_drafts_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"answer_id" integer NOT NULL,
	"draft" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "price_drafts_answer" UNIQUE("answer_id")
);
--> statement-breakpoint
CREATE TABLE "price_questions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "price_questions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"request_id" integer NOT NULL,
	"contact_id" integer,
	"question" text,
	"answer" text,
	"answered_at" timestamp(3) with time zone,
	"to_all" boolean DEFAULT false NOT NULL,
	"sent_by" text,
	"sent_as" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "quote_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"title" text NOT NULL,
	"text" text NOT NULL,
	"visit" text,
	"until" date NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"document_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"photo_ids" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"items" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"addenda" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sent_at" timestamp(3) with time zone,
	"reminded_at" timestamp(3) with time zone,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "quote_requests_status" CHECK ("quote_requests"."status" in ('draft', 'sent', 'closed')),
	CONSTRAINT "quote_requests_title_filled" CHECK (btrim("quote_requests"."title") <> '')
);
--> statement-breakpoint
ALTER TABLE "price_answers" ADD CONSTRAINT "price_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_answers" ADD CONSTRAINT "price_answers_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_answers" ADD CONSTRAINT "price_answers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_questions" ADD CONSTRAINT "price_questions_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_questions" ADD CONSTRAINT "price_questions_request_id_quote_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."quote_requests"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_questions" ADD CONSTRAINT "price_questions_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_requests" ADD CONSTRAINT "quote_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "price_answers_project" ON "price_answers" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "price_answers_request" ON "price_answers" USING btree ("request_id","contact_id");--> statement-breakpoint
CREATE INDEX "price_answers_contact" ON "price_answers" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "price_questions_project" ON "price_questions" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "price_questions_request" ON "price_questions" USING btree ("request_id");--> statement-breakpoint
CREATE INDEX "price_questions_contact" ON "price_questions" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "quote_requests_project" ON "quote_requests" USING btree ("project_id","status");--> statement-breakpoint
CREATE INDEX "quote_requests_maker" ON "quote_requests" USING btree ("created_by");