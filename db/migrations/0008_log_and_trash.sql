ALTER TABLE "changes" DROP CONSTRAINT "changes_tells";--> statement-breakpoint
ALTER TABLE "changes" ADD COLUMN "act" bigint;--> statement-breakpoint
UPDATE "changes" SET "act" = "acts"."first" FROM (SELECT "id", min("id") OVER (PARTITION BY "project_id", "at", "user_id") AS "first" FROM "changes") AS "acts" WHERE "acts"."id" = "changes"."id";--> statement-breakpoint
ALTER TABLE "changes" ALTER COLUMN "act" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "projects" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
ALTER TABLE "contacts" ADD COLUMN "removed_at" timestamp(3) with time zone;--> statement-breakpoint
CREATE INDEX "changes_act" ON "changes" USING btree ("act");--> statement-breakpoint
CREATE INDEX "changes_removed" ON "changes" USING btree ("project_id","id") WHERE "changes"."action" = 'remove';--> statement-breakpoint
CREATE INDEX "files_removed" ON "files" USING btree ("removed_at") WHERE "files"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "projects_removed" ON "projects" USING btree ("removed_at") WHERE "projects"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "contacts_removed" ON "contacts" USING btree ("removed_at") WHERE "contacts"."removed_at" is not null;