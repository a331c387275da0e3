CREATE TABLE "user_pictures" (
	"user_id" integer PRIMARY KEY NOT NULL,
	"webp" "bytea" NOT NULL,
	"fetched_at" timestamp(3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "sid" text;--> statement-breakpoint
ALTER TABLE "user_pictures" ADD CONSTRAINT "user_pictures_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_sid" ON "sessions" USING btree ("sid");