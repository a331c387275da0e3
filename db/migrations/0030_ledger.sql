CREATE TABLE "ledger_days" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ledger_days_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"day" date NOT NULL,
	"low" numeric(16, 2) NOT NULL,
	"high" numeric(16, 2) NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "covers_item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "credited" numeric(16, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "open" numeric(16, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "overpaid" numeric(16, 2) DEFAULT '0.00' NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "netted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "covers_item_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "meetstaat_vat" text DEFAULT 'excl' NOT NULL;--> statement-breakpoint
ALTER TABLE "meetstaat_items" ADD COLUMN "vat_rate" integer;--> statement-breakpoint
ALTER TABLE "meetstaat_items" ADD COLUMN "is_complete" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "ledger_days" ADD CONSTRAINT "ledger_days_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_days_day" ON "ledger_days" USING btree ("project_id","day");--> statement-breakpoint
CREATE INDEX "invoices_credited" ON "invoices" USING btree ("credits_invoice_id");--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_meetstaat_vat" CHECK ("homes"."meetstaat_vat" in ('excl', 'incl'));--> statement-breakpoint
ALTER TABLE "meetstaat_items" ADD CONSTRAINT "meetstaat_items_vat_rate" CHECK ("meetstaat_items"."vat_rate" in (0, 6, 12, 21));--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_invoice() RETURNS trigger LANGUAGE plpgsql AS $$
  -- Whatever is written, these follow from payments and credit notes: an undo, a restore and two people at once included.
  declare
    last_day date;
    returned numeric := 0;
    rest numeric;
    back numeric;
  begin
    if tg_op = 'UPDATE' then
      select sum(amount), max(date) into new.paid, last_day from payments where invoice_id = new.id;
    end if;
    new.credited := 0;
    if new.kind = 'invoice' then
      select coalesce(-sum(amount), 0), coalesce(sum(paid), 0) into new.credited, returned from invoices
        where credits_invoice_id = new.id and project_id = new.project_id and kind = 'credit-note';
    end if;
    rest := new.amount - new.credited - coalesce(new.paid, 0) - returned;
    if new.kind = 'credit-note' then
      select overpaid into back from invoices
        where id = new.credits_invoice_id and project_id = new.project_id and kind = 'invoice';
    end if;
    -- What is to come back by a credit note that names an invoice stands with that invoice.
    new.open := case when back is null then greatest(rest, 0) else 0 end;
    new.overpaid := case when back is null then greatest(-rest, 0) else 0 end;
    new.netted := case when new.kind = 'invoice' then new.amount > 0 and new.credited >= new.amount
      else coalesce(back = 0, false) end;
    if tg_op = 'INSERT' then return new; end if;
    if new.paid is not null and (case when new.kind = 'credit-note' then new.paid <= new.amount else rest <= 0 end) then
      new.status := 'paid';
      new.paid_date := last_day;
    else
      if new.status = 'paid' then new.status := 'pending'; end if;
      new.paid_date := null;
    end if;
    return new;
  end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_settle_new" BEFORE INSERT ON "invoices" FOR EACH ROW EXECUTE FUNCTION settle_invoice();--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_credited() RETURNS trigger LANGUAGE plpgsql AS $$
  -- An invoice that comes or goes takes along what its credit notes say of themselves, and they what is left of it.
  declare touched integer[];
  begin
    select array_agg(id order by id) into touched from invoices
      where id in (select credits_invoice_id from moved where kind = 'credit-note')
        or (kind = 'credit-note' and credits_invoice_id in (select id from moved where kind = 'invoice'));
    -- A statement that touches nothing would be told of as well, and so on without an end.
    if touched is not null then update invoices set paid = paid where id = any(touched); end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_credit_added" AFTER INSERT ON "invoices" REFERENCING NEW TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION settle_credited();--> statement-breakpoint
CREATE TRIGGER "invoices_credit_removed" AFTER DELETE ON "invoices" REFERENCING OLD TABLE AS moved FOR EACH STATEMENT EXECUTE FUNCTION settle_credited();--> statement-breakpoint
CREATE OR REPLACE FUNCTION settle_credited_anew() RETURNS trigger LANGUAGE plpgsql AS $$
  declare touched integer[];
  begin
    select array_agg(id order by id) into touched from invoices
      where id in (
          select unnest(array[o.credits_invoice_id, n.credits_invoice_id]) from old_rows o join new_rows n on n.id = o.id
          where 'credit-note' in (o.kind, n.kind)
            and (o.kind, o.amount, o.paid, o.credits_invoice_id) is distinct from (n.kind, n.amount, n.paid, n.credits_invoice_id))
        or (kind = 'credit-note' and credits_invoice_id in (
          select n.id from old_rows o join new_rows n on n.id = o.id
          where (o.kind, o.overpaid) is distinct from (n.kind, n.overpaid)));
    if touched is not null then update invoices set paid = paid where id = any(touched); end if;
    return null;
  end $$;--> statement-breakpoint
CREATE TRIGGER "invoices_credit_changed" AFTER UPDATE ON "invoices" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION settle_credited_anew();--> statement-breakpoint
ALTER TABLE "invoices" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "invoices" AS i SET
  "credited" = c.credited,
  "open" = CASE WHEN c.is_named THEN 0 ELSE greatest(c.rest, 0) END,
  "overpaid" = CASE WHEN c.is_named THEN 0 ELSE greatest(-c.rest, 0) END,
  "netted" = i."kind" = 'invoice' AND i."amount" > 0 AND c.credited >= i."amount",
  "status" = CASE WHEN i."kind" = 'invoice' AND i."paid" IS NOT NULL AND c.rest <= 0 THEN 'paid' ELSE i."status" END,
  "paid_date" = CASE WHEN i."kind" = 'invoice' AND i."paid" IS NOT NULL AND c.rest <= 0
    THEN (SELECT max("date") FROM "payments" WHERE "invoice_id" = i."id") ELSE i."paid_date" END
FROM (
  SELECT one."id",
    coalesce(notes.credited, 0) AS credited,
    one."amount" - coalesce(notes.credited, 0) - coalesce(one."paid", 0) - coalesce(notes.returned, 0) AS rest,
    one."kind" = 'credit-note' AND EXISTS (
      SELECT FROM "invoices" AS named WHERE named."id" = one."credits_invoice_id"
        AND named."project_id" = one."project_id" AND named."kind" = 'invoice') AS is_named
  FROM "invoices" AS one
  LEFT JOIN LATERAL (
    SELECT -sum("amount") AS credited, sum("paid") AS returned FROM "invoices" AS note
    WHERE note."credits_invoice_id" = one."id" AND note."project_id" = one."project_id"
      AND note."kind" = 'credit-note' AND one."kind" = 'invoice'
  ) AS notes ON true
) AS c WHERE c."id" = i."id";--> statement-breakpoint
UPDATE "invoices" AS i SET "netted" = true FROM "invoices" AS named
WHERE i."kind" = 'credit-note' AND named."id" = i."credits_invoice_id" AND named."project_id" = i."project_id"
  AND named."kind" = 'invoice' AND named."overpaid" = 0;--> statement-breakpoint
ALTER TABLE "invoices" ENABLE TRIGGER USER;
