CREATE TABLE "rooms" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "rooms_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"name" text NOT NULL,
	"storey" text,
	"position" integer DEFAULT 0 NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "rooms_name_filled" CHECK (btrim("rooms"."name") <> '')
);
--> statement-breakpoint
ALTER TABLE "tasks" ADD COLUMN "room_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "room_id" integer;--> statement-breakpoint
ALTER TABLE "meetstaat_items" ADD COLUMN "room_ids" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "rooms_project" ON "rooms" USING btree ("project_id","position");--> statement-breakpoint
CREATE INDEX "rooms_maker" ON "rooms" USING btree ("created_by");--> statement-breakpoint
INSERT INTO "rooms" ("project_id", "name", "position", "created_by")
SELECT "project_id", "name", row_number() OVER (PARTITION BY "project_id" ORDER BY lower("name")), "created_by" FROM (
  SELECT DISTINCT ON ("project_id", lower("name")) * FROM (
    SELECT "project_id", regexp_replace(btrim("part"), '\s+', ' ', 'g') AS "name", "created_by", 0 AS "rank", "id"::bigint
      FROM "tasks", regexp_split_to_table("room", '[,;]') AS "part"
    UNION ALL
    SELECT "project_id", regexp_replace(btrim("part"), '\s+', ' ', 'g'), null, 1, "id"
      FROM "changes", regexp_split_to_table("before" ->> 'room', '[,;]') AS "part"
      WHERE "table_name" = 'tasks' AND "action" = 'remove'
  ) AS "written" WHERE "name" <> '' ORDER BY "project_id", lower("name"), "rank", "id"
) AS "named";--> statement-breakpoint
CREATE FUNCTION rooms_in(project integer, written text) RETURNS jsonb LANGUAGE sql AS $$
  select coalesce(jsonb_agg(rooms.id order by named.place), '[]'::jsonb) from (
    select lower(regexp_replace(btrim(part), '\s+', ' ', 'g')) as name, min(place) as place
    from regexp_split_to_table(written, '[,;]') with ordinality as parts(part, place) group by 1
  ) as named join rooms on rooms.project_id = project and lower(rooms.name) = named.name $$;--> statement-breakpoint
ALTER TABLE "tasks" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "tasks" SET "room_ids" = rooms_in("project_id", "room") WHERE "room" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "tasks" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "changes" DISABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "projects" DISABLE TRIGGER USER;--> statement-breakpoint
UPDATE "changes" SET
  "before" = "before" || jsonb_build_object('room_ids', rooms_in("project_id", "before" ->> 'room')),
  "after" = "after" || jsonb_build_object('room_ids', rooms_in("project_id", "after" ->> 'room'))
WHERE "table_name" = 'tasks' AND coalesce("before" ->> 'room', "after" ->> 'room') IS NOT NULL;--> statement-breakpoint
UPDATE "projects" SET "revision" = "revision" + 1, "log_bytes" = "held"."bytes" FROM (
  SELECT "project_id", sum(coalesce(octet_length("before"::text), 0) + coalesce(octet_length("after"::text), 0)) AS "bytes"
  FROM "changes" GROUP BY "project_id"
) AS "held" WHERE "projects"."id" = "held"."project_id";--> statement-breakpoint
ALTER TABLE "projects" ENABLE TRIGGER USER;--> statement-breakpoint
ALTER TABLE "changes" ENABLE TRIGGER USER;--> statement-breakpoint
DROP FUNCTION rooms_in;--> statement-breakpoint
ALTER TABLE "tasks" DROP COLUMN "room";
