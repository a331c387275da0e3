ALTER TABLE "homes" ADD COLUMN "living_area" numeric(12, 3);--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "epc_label" text;--> statement-breakpoint
ALTER TABLE "homes" ADD CONSTRAINT "homes_epc_label" CHECK ("homes"."epc_label" in ('A+', 'A', 'B', 'C', 'D', 'E', 'F'));