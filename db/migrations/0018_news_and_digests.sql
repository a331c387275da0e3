CREATE TABLE "digests" (
	"user_id" integer NOT NULL,
	"digest_of" integer NOT NULL,
	"last_day" date NOT NULL,
	CONSTRAINT "digests_user_id_digest_of_pk" PRIMARY KEY("user_id","digest_of")
);
--> statement-breakpoint
CREATE TABLE "mail_choices" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"is_stopped" boolean DEFAULT false NOT NULL,
	"off" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "read_news" (
	"user_id" integer NOT NULL,
	"key" text NOT NULL,
	"read_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "read_news_user_id_key_pk" PRIMARY KEY("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_digest_of_projects_id_fk" FOREIGN KEY ("digest_of") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_choices" ADD CONSTRAINT "mail_choices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "read_news" ADD CONSTRAINT "read_news_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "digests_project" ON "digests" USING btree ("digest_of");