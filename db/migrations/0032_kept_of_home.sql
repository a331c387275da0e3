ALTER TABLE "homes" ADD COLUMN "keeps_half_of_area" boolean;--> statement-breakpoint
ALTER TABLE "homes" ADD COLUMN "keeps_half_of_bearing_walls" boolean;