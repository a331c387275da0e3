ALTER TABLE "approval_links" ADD COLUMN "ended" text;--> statement-breakpoint
ALTER TABLE "extras" ADD COLUMN "decided_as" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "known_iban" text;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "noted_by" integer DEFAULT nullif(current_setting('truweel.user_id', true), '')::integer;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_noted_by_users_id_fk" FOREIGN KEY ("noted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_noter" ON "payments" USING btree ("noted_by");--> statement-breakpoint
ALTER TABLE "approval_links" ADD CONSTRAINT "approval_links_ended" CHECK ("approval_links"."ended" in ('replaced', 'changed'));--> statement-breakpoint
ALTER TABLE "payments" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "payments" SET "noted_by" = (
  SELECT "user_id" FROM "changes"
  WHERE "table_name" = 'payments' AND "record_key" = "payments"."id"::text AND "action" = 'add'
  ORDER BY "id" LIMIT 1
);--> statement-breakpoint
ALTER TABLE "payments" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "invoices" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "invoices" SET "known_iban" = coalesce(
  (SELECT CASE WHEN count(*) = 0 THEN NULL ELSE coalesce((array_agg("from_iban" ORDER BY "id"))[1], '') END
   FROM "iban_changes"
   WHERE "project_id" = "invoices"."project_id" AND "contact_id" = "invoices"."contact_id" AND "confirmed_at" IS NULL),
  (SELECT "iban" FROM "contacts" WHERE "id" = "invoices"."contact_id")
);--> statement-breakpoint
UPDATE "invoices" SET "known_iban" = NULL WHERE "known_iban" = '';--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER USER;--> statement-breakpoint
UPDATE "changes" SET "before" = "before" || jsonb_build_object('known_iban', "contacts"."iban") FROM "contacts"
WHERE "table_name" = 'invoices' AND "action" = 'remove' AND "before" IS NOT NULL
  AND "contacts"."id" = ("before" ->> 'contact_id')::integer;
