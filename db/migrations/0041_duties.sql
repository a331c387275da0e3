CREATE TABLE "duty_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"question" text NOT NULL,
	"value" jsonb,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "duty_states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "duty_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"duty" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"reason" text,
	"document_id" integer,
	"due_date" date,
	"instead_of" date,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "duty_states_state" CHECK ("duty_states"."state" in ('open', 'asked', 'done', 'not-applicable'))
);
--> statement-breakpoint
CREATE TABLE "quote_signings" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_signings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"quote_id" integer NOT NULL,
	"place" text NOT NULL,
	"signed_on" date NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_signings_place" CHECK ("quote_signings"."place" in ('home', 'firm', 'distance'))
);
--> statement-breakpoint
ALTER TABLE "duty_answers" ADD CONSTRAINT "duty_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_answers" ADD CONSTRAINT "duty_answers_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_states" ADD CONSTRAINT "duty_states_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "duty_states" ADD CONSTRAINT "duty_states_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_signings" ADD CONSTRAINT "quote_signings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_signings" ADD CONSTRAINT "quote_signings_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_signings" ADD CONSTRAINT "quote_signings_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "duty_answers_question" ON "duty_answers" USING btree ("project_id","question");--> statement-breakpoint
CREATE INDEX "duty_answers_maker" ON "duty_answers" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "duty_states_duty" ON "duty_states" USING btree ("project_id","duty");--> statement-breakpoint
CREATE INDEX "duty_states_maker" ON "duty_states" USING btree ("created_by");--> statement-breakpoint
CREATE UNIQUE INDEX "quote_signings_quote" ON "quote_signings" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_signings_project" ON "quote_signings" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "quote_signings_maker" ON "quote_signings" USING btree ("created_by");