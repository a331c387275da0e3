CREATE TABLE "jobs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"queue" text DEFAULT 'outbox' NOT NULL,
	"kind" text NOT NULL,
	"key" text,
	"person" integer,
	"payload" jsonb NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"run_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"leased_until" timestamp(3) with time zone,
	"leased_by" text,
	"done_at" timestamp(3) with time zone,
	"failed_at" timestamp(3) with time zone,
	"last_error" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
INSERT INTO "jobs" ("id", "kind", "payload", "attempts", "run_at", "leased_until", "done_at", "failed_at", "last_error", "created_at")
OVERRIDING SYSTEM VALUE
SELECT "id", "kind", "payload", "attempts", "run_at", "locked_until", "done_at", "failed_at", "last_error", "created_at"
FROM "outbox" WHERE "kind" <> 'backup';--> statement-breakpoint
SELECT setval('jobs_id_seq', "last_value", "is_called") FROM "outbox_id_seq";--> statement-breakpoint
DROP TABLE "outbox";--> statement-breakpoint
INSERT INTO "jobs" ("queue", "kind", "key", "person", "payload", "attempts", "run_at", "created_at")
SELECT 'papers', 'read a paper', "id"::text, "created_by", jsonb_build_object('entryId', "id"), "read_tries", coalesce("read_until", now()), "created_at"
FROM "inbox_entries" WHERE "read_state" IN ('waiting', 'reading') ORDER BY "id";--> statement-breakpoint
INSERT INTO "jobs" ("queue", "kind", "key", "payload", "run_at")
SELECT 'upkeep', 'make a backup', 'timed', '{}', "updated_at" + interval '24 hours' FROM "installation" WHERE "name" = 'backup';--> statement-breakpoint
DELETE FROM "installation" WHERE "name" = 'backup';--> statement-breakpoint
DROP INDEX "inbox_unread";--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("queue","run_at","id") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "jobs_one_of_a_key" ON "jobs" USING btree ("kind","key") WHERE "jobs"."done_at" is null and "jobs"."failed_at" is null;--> statement-breakpoint
ALTER TABLE "inbox_entries" DROP COLUMN "read_tries";--> statement-breakpoint
ALTER TABLE "inbox_entries" DROP COLUMN "read_until";