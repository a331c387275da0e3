ALTER TABLE "changes" ADD COLUMN "undoes" bigint;--> statement-breakpoint
CREATE OR REPLACE FUNCTION total_item() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  NEW.total_amount := round(NEW.quantity * NEW.unit_price, 2);
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "meetstaat_items_total" BEFORE UPDATE ON "meetstaat_items" FOR EACH ROW
  WHEN ((OLD.quantity, OLD.unit_price) IS DISTINCT FROM (NEW.quantity, NEW.unit_price)) EXECUTE FUNCTION total_item();
