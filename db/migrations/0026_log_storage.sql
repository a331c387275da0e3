ALTER TABLE "projects" ADD COLUMN "log_bytes" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "projects" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "projects" SET "revision" = "revision" + 1, "log_bytes" = "held"."bytes" FROM (
  SELECT "project_id", sum(coalesce(octet_length("before"::text), 0) + coalesce(octet_length("after"::text), 0)) AS "bytes"
  FROM "changes" GROUP BY "project_id"
) AS "held" WHERE "projects"."id" = "held"."project_id";--> statement-breakpoint
ALTER TABLE "projects" ENABLE TRIGGER USER;
