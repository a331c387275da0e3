ALTER TABLE "changes" ADD COLUMN "undoes" bigint;--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_item() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.total_amount := round(NEW.quantity * NEW.unit_price, 2);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "meetstaat_items_total" BEFORE INSERT OR UPDATE ON "meetstaat_items" FOR EACH ROW EXECUTE FUNCTION total_item();
