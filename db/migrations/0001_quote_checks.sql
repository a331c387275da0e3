CREATE TABLE "quote_checks" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "quote_checks_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer,
	"created_by" integer,
	"total_score" numeric(3, 1) NOT NULL,
	"source" text NOT NULL,
	"result" jsonb NOT NULL,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "quote_checks_source" CHECK ("quote_checks"."source" in ('regels', 'ai')),
	CONSTRAINT "quote_checks_score" CHECK ("quote_checks"."total_score" between 0 and 10)
);
--> statement-breakpoint
ALTER TABLE "quote_checks" ADD CONSTRAINT "quote_checks_quote_id_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quote_checks" ADD CONSTRAINT "quote_checks_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "quote_checks_quote" ON "quote_checks" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "quote_checks_waiting" ON "quote_checks" USING btree ("created_at") WHERE "quote_checks"."quote_id" is null;--> statement-breakpoint
CREATE INDEX "quote_checks_user" ON "quote_checks" USING btree ("created_by");