ALTER TABLE "premium_proofs" ADD COLUMN "photo_id" integer;--> statement-breakpoint
ALTER TABLE "premium_proofs" ADD CONSTRAINT "premium_proofs_photo_id_photos_id_fk" FOREIGN KEY ("photo_id") REFERENCES "public"."photos"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "premium_proofs_photo" ON "premium_proofs" USING btree ("photo_id");