CREATE TABLE "task_answers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "task_answers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"task_id" integer NOT NULL,
	"answer" text NOT NULL,
	"start_date" date,
	"end_date" date,
	"note" text,
	"status" text DEFAULT 'open' NOT NULL,
	"sent_by" text NOT NULL,
	"sent_as" text,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "task_answers_answer" CHECK ("task_answers"."answer" in ('fits', 'proposes')),
	CONSTRAINT "task_answers_status" CHECK ("task_answers"."status" in ('open', 'taken', 'declined'))
);
--> statement-breakpoint
CREATE TABLE "link_deeds" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_deeds_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"what" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "link_secrets" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_secrets_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"kind" text NOT NULL,
	"hash" text NOT NULL,
	"until" timestamp(3) with time zone,
	CONSTRAINT "link_secrets_kind" CHECK ("link_secrets"."kind" in ('key', 'device', 'code'))
);
--> statement-breakpoint
CREATE TABLE "link_states" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "link_states_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"link_id" integer NOT NULL,
	"last_seen_at" timestamp(3) with time zone,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"wrong_codes" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "link_states_link" UNIQUE("link_id")
);
--> statement-breakpoint
CREATE TABLE "outsider_links" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "outsider_links_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"contact_id" integer,
	"purpose" text NOT NULL,
	"kind" text,
	"record_id" integer,
	"name" text NOT NULL,
	"email" text,
	"until" timestamp(3) with time zone NOT NULL,
	"ended" text,
	"delivery" text DEFAULT 'by-hand' NOT NULL,
	"asks_code" boolean DEFAULT true NOT NULL,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "outsider_links_purpose" CHECK ("outsider_links"."purpose" in ('approval', 'guest', 'price-request', 'folder')),
	CONSTRAINT "outsider_links_kind" CHECK ("outsider_links"."kind" in ('contractor', 'architect')),
	CONSTRAINT "outsider_links_ended" CHECK ("outsider_links"."ended" in ('revoked', 'replaced', 'changed', 'guessed', 'address', 'contact', 'project')),
	CONSTRAINT "outsider_links_delivery" CHECK ("outsider_links"."delivery" in ('by-hand', 'mailed'))
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"text" text NOT NULL,
	"is_of_contact" boolean NOT NULL,
	"sent_by" text NOT NULL,
	"sent_as" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "messages_text_filled" CHECK (btrim("messages"."text") <> '')
);
--> statement-breakpoint
CREATE TABLE "paper_requests" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "paper_requests_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"what" text NOT NULL,
	"note" text,
	"due_date" date,
	"status" text DEFAULT 'asked' NOT NULL,
	"document_id" integer,
	"sent_by" text,
	"created_by" integer,
	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "paper_requests_status" CHECK ("paper_requests"."status" in ('asked', 'received', 'in-order', 'dropped'))
);
--> statement-breakpoint
ALTER TABLE "kept_answers" DROP CONSTRAINT "kept_answers_user_id_key_pk";--> statement-breakpoint
ALTER TABLE "kept_answers" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD COLUMN "holder" text;--> statement-breakpoint
UPDATE "kept_answers" SET "holder" = 'user ' || "user_id";--> statement-breakpoint
ALTER TABLE "kept_answers" ALTER COLUMN "holder" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "kept_answers" ADD CONSTRAINT "kept_answers_holder_key_pk" PRIMARY KEY("holder","key");--> statement-breakpoint
ALTER TABLE "inbox_entries" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "photos" ADD COLUMN "sent_by" text;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "practical" text;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "task_answers" ADD CONSTRAINT "task_answers_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outsider_links" ADD CONSTRAINT "outsider_links_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outsider_links" ADD CONSTRAINT "outsider_links_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "outsider_links" ADD CONSTRAINT "outsider_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "paper_requests" ADD CONSTRAINT "paper_requests_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "task_answers_project" ON "task_answers" USING btree ("project_id","contact_id");--> statement-breakpoint
CREATE INDEX "task_answers_contact" ON "task_answers" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "link_deeds_link" ON "link_deeds" USING btree ("link_id");--> statement-breakpoint
CREATE UNIQUE INDEX "link_secrets_key" ON "link_secrets" USING btree ("hash") WHERE "link_secrets"."kind" = 'key';--> statement-breakpoint
CREATE INDEX "link_secrets_link" ON "link_secrets" USING btree ("link_id","kind");--> statement-breakpoint
CREATE INDEX "outsider_links_project" ON "outsider_links" USING btree ("project_id","contact_id");--> statement-breakpoint
CREATE INDEX "outsider_links_contact" ON "outsider_links" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "outsider_links_record" ON "outsider_links" USING btree ("purpose","record_id");--> statement-breakpoint
CREATE INDEX "outsider_links_maker" ON "outsider_links" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "messages_project" ON "messages" USING btree ("project_id","contact_id");--> statement-breakpoint
CREATE INDEX "messages_contact" ON "messages" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "messages_maker" ON "messages" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "paper_requests_project" ON "paper_requests" USING btree ("project_id","contact_id");--> statement-breakpoint
CREATE INDEX "paper_requests_contact" ON "paper_requests" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "paper_requests_maker" ON "paper_requests" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "kept_answers_user" ON "kept_answers" USING btree ("user_id");--> statement-breakpoint
-- Links that were sent before go on as they were, without a code.
ALTER TABLE "outsider_links" ADD COLUMN "former_id" integer;--> statement-breakpoint
INSERT INTO "outsider_links" ("project_id", "contact_id", "purpose", "record_id", "name", "email", "until", "ended", "delivery", "asks_code", "created_by", "former_id")
  SELECT e."project_id", q."contact_id", 'approval', e."id", coalesce(nullif(btrim(c."company"), ''), c."name"), e."sent_to",
    a."expires_at", a."ended", CASE WHEN e."sent_to" IS NULL THEN 'by-hand' ELSE 'mailed' END, false, e."created_by", a."id"
  FROM "approval_links" a
  JOIN "extras" e ON e."id" = a."extra_id"
  JOIN "quotes" q ON q."id" = e."quote_id"
  JOIN "contacts" c ON c."id" = q."contact_id"
  ORDER BY a."id";--> statement-breakpoint
INSERT INTO "link_secrets" ("link_id", "kind", "hash")
  SELECT l."id", 'key', a."token_hash" FROM "outsider_links" l JOIN "approval_links" a ON a."id" = l."former_id";--> statement-breakpoint
INSERT INTO "link_states" ("link_id") SELECT "id" FROM "outsider_links";--> statement-breakpoint
ALTER TABLE "outsider_links" DROP COLUMN "former_id";--> statement-breakpoint
DROP TABLE "approval_links";
