ALTER TABLE "invoices" ADD COLUMN "iban" text;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "addressee" text;