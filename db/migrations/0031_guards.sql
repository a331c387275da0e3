ALTER TABLE "changes" ADD COLUMN "seen" jsonb;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "asked" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "paid_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_on" date;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "accepted_unseen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "set_aside" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "quotes" ADD COLUMN "asked" jsonb DEFAULT '[]'::jsonb NOT NULL;