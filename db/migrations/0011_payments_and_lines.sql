CREATE TABLE "payments" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "payments_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"invoice_id" integer NOT NULL,
	"date" date,
	"amount" numeric(16, 2) NOT NULL,
	"iban" text,
	"note" text,
	"how" text DEFAULT 'entered' NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "payments_how" CHECK ("payments"."how" in ('entered', 'status'))
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_amount";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "kind" text DEFAULT 'invoice' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credits_invoice_id" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "invoice_date" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "received_date" date;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "net_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "vat_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid" numeric(16, 2);--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "net_amount" numeric(12, 2);--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "vat_lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "quote_date" date;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payments_invoice" ON "payments" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "payments_project" ON "payments" USING btree ("project_id");--> statement-breakpoint
CREATE INDEX "payments_maker" ON "payments" USING btree ("created_by");--> statement-breakpoint
ALTER TABLE "invoices" DISABLE TRIGGER USER;--> statement-breakpoint
INSERT INTO "payments" ("project_id", "invoice_id", "date", "amount", "iban", "how", "created_by", "created_at", "updated_at") SELECT "project_id", "id", "paid_date", "amount", "paid_iban", 'status', "created_by", "updated_at", "updated_at" FROM "invoices" WHERE "status" = 'paid' ORDER BY "id";--> statement-breakpoint
UPDATE "invoices" SET "paid" = "amount" WHERE "status" = 'paid';--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "invoices" DROP COLUMN "paid_iban";--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_kind" CHECK ("invoices"."kind" in ('invoice', 'credit-note'));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amount" CHECK (("invoices"."kind" = 'credit-note') = ("invoices"."amount" < 0));--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  -- Whatever is written, these follow from the payments: an undo, a restore and two people at once included.
  declare last_day date;
  begin
    select sum(amount), max(date) into new.paid, last_day from payments where invoice_id = new.id;
    if new.paid is not null and (case when new.amount < 0 then new.paid <= new.amount else new.paid >= new.amount end) then
      new.status := 'paid';
      new.paid_date := last_day;
    else
      if new.status = 'paid' then new.status := 'pending'; end if;
      new.paid_date := null;
    end if;
    return new;
  end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_settle" BEFORE UPDATE ON "invoices" FOR EACH ROW EXECUTE FUNCTION settle_invoice();--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_paid_invoices() RETURNS trigger LANGUAGE plpgsql AS $$
  begin
    update invoices set paid = paid where id in (select invoice_id from moved);
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "payments_settle_added" AFTER INSERT ON "payments" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION settle_paid_invoices();--> statement-breakpoint
CREATE TRIGGER "payments_settle_changed" AFTER UPDATE ON "payments" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION settle_paid_invoices();--> statement-breakpoint
CREATE TRIGGER "payments_settle_removed" AFTER DELETE ON "payments" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION settle_paid_invoices();--> statement-breakpoint
CREATE OR REPLACE FUNCTION pay_at_once() RETURNS trigger LANGUAGE plpgsql AS $$
  -- Of the version before, out of the trash: it was paid, and has no payment yet.
  begin
    insert into payments (project_id, invoice_id, date, amount, how, created_by)
      select project_id, id, paid_date, amount, 'status', created_by from added
      where status = 'paid' and paid is null order by id;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_pay_at_once" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION pay_at_once();
