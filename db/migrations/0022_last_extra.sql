ALTER TABLE "quotes" ADD COLUMN "last_extra" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "quotes" SET "last_extra" = "numbered"."last" FROM (
  SELECT "quote_id", max("number") AS "last" FROM (
    SELECT "quote_id", "number" FROM "extras"
    UNION ALL
    SELECT ("before" ->> 'quote_id')::integer, ("before" ->> 'number')::integer FROM "changes"
    WHERE "table_name" = 'extras' AND "action" = 'remove' AND "before" IS NOT NULL
  ) AS "known" GROUP BY "quote_id"
) AS "numbered" WHERE "numbered"."quote_id" = "quotes"."id";--> statement-breakpoint
ALTER TABLE "quotes" ENABLE TRIGGER USER;
