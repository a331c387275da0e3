CREATE TABLE "todos_aside" (
	"user_id" integer NOT NULL,
	"aside_of" integer NOT NULL,
	"key" text NOT NULL,
	"until" date NOT NULL,
	"set_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "todos_aside_user_id_aside_of_key_pk" PRIMARY KEY("user_id","aside_of","key")
);
--> statement-breakpoint
ALTER TABLE "todos_aside" ADD CONSTRAINT "todos_aside_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "todos_aside" ADD CONSTRAINT "todos_aside_aside_of_projects_id_fk" FOREIGN KEY ("aside_of") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "todos_aside_project" ON "todos_aside" USING btree ("aside_of");