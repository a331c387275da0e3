ALTER TABLE "budgets" ADD COLUMN "premium_months" integer;--> statement-breakpoint
ALTER TABLE "budgets" ADD CONSTRAINT "budgets_premium_months" CHECK ("budgets"."premium_months" between 0 and 60);