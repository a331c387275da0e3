CREATE TABLE "iban_changes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "iban_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"project_id" integer NOT NULL,
	"contact_id" integer NOT NULL,
	"from_iban" text,
	"to_iban" text,
	"changed_by" integer,
	"changed_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
	"confirmed_by" integer,
	"confirmed_at" timestamp(3) with time zone
);
--> statement-breakpoint
ALTER TABLE "iban_changes" ADD CONSTRAINT "iban_changes_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iban_changes" ADD CONSTRAINT "iban_changes_contact_id_contacts_id_fk" FOREIGN KEY ("contact_id") REFERENCES "public"."contacts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iban_changes" ADD CONSTRAINT "iban_changes_changed_by_users_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "iban_changes" ADD CONSTRAINT "iban_changes_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "iban_changes_project" ON "iban_changes" USING btree ("project_id","contact_id");--> statement-breakpoint
CREATE INDEX "iban_changes_contact" ON "iban_changes" USING btree ("contact_id");--> statement-breakpoint
CREATE INDEX "iban_changes_changer" ON "iban_changes" USING btree ("changed_by");--> statement-breakpoint
CREATE INDEX "iban_changes_confirmer" ON "iban_changes" USING btree ("confirmed_by");--> statement-breakpoint
CREATE INDEX "intakes_maker" ON "intakes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "documents_maker" ON "documents" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invoices_maker" ON "invoices" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "invoices_subsidy_type" ON "invoices" USING btree ("subsidy_type_id");--> statement-breakpoint
CREATE INDEX "quotes_maker" ON "quotes" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "premie_calculations_maker" ON "premie_calculations" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "collaborators_inviter" ON "collaborators" USING btree ("invited_by");--> statement-breakpoint
CREATE INDEX "meetstaat_items_maker" ON "meetstaat_items" USING btree ("created_by");--> statement-breakpoint
CREATE INDEX "meetstaat_items_subsidy_type" ON "meetstaat_items" USING btree ("subsidy_type_id");--> statement-breakpoint
CREATE INDEX "tasks_maker" ON "tasks" USING btree ("created_by");
--> statement-breakpoint
-- The contacts of who is no longer in a project that uses them become its owner's; one that a project of somebody
-- else uses as well is copied, and the owner's projects go on with the copy.
DO $$
DECLARE
	gone record;
	copied integer;
BEGIN
	CREATE TEMPORARY VIEW contact_uses AS
		SELECT contact_id, project_id FROM quotes
		UNION SELECT contact_id, project_id FROM invoices
		UNION SELECT contact_id, project_id FROM meetstaat_items WHERE contact_id IS NOT NULL
		UNION SELECT contact_id, project_id FROM tasks WHERE contact_id IS NOT NULL;
	FOR gone IN
		SELECT contact.id AS contact_id, project.user_id AS owner_id, array_agg(project.id) AS project_ids,
			EXISTS (
				SELECT 1 FROM contact_uses other JOIN projects elsewhere ON elsewhere.id = other.project_id
				WHERE other.contact_id = contact.id AND elsewhere.user_id <> project.user_id
			) AS is_needed_elsewhere
		FROM contact_uses uses
		JOIN contacts contact ON contact.id = uses.contact_id
		JOIN projects project ON project.id = uses.project_id
		WHERE contact.user_id <> project.user_id AND NOT EXISTS (
			SELECT 1 FROM collaborators member
			WHERE member.project_id = project.id AND member.user_id = contact.user_id AND member.status = 'accepted'
		)
		GROUP BY contact.id, project.user_id
		ORDER BY contact.id, project.user_id
	LOOP
		IF gone.is_needed_elsewhere THEN
			INSERT INTO contacts (user_id, name, company, email, phone, address, type, enterprise_number, iban, notes, created_at, updated_at)
				SELECT gone.owner_id, name, company, email, phone, address, type, enterprise_number, iban, notes, created_at, updated_at
				FROM contacts WHERE id = gone.contact_id
				RETURNING id INTO copied;
			UPDATE quotes SET contact_id = copied WHERE contact_id = gone.contact_id AND project_id = ANY (gone.project_ids);
			UPDATE invoices SET contact_id = copied WHERE contact_id = gone.contact_id AND project_id = ANY (gone.project_ids);
			UPDATE meetstaat_items SET contact_id = copied WHERE contact_id = gone.contact_id AND project_id = ANY (gone.project_ids);
			UPDATE tasks SET contact_id = copied WHERE contact_id = gone.contact_id AND project_id = ANY (gone.project_ids);
		ELSE
			UPDATE contacts SET user_id = gone.owner_id,
				example_project_id = CASE WHEN example_project_id = ANY (gone.project_ids) THEN example_project_id END
				WHERE id = gone.contact_id;
		END IF;
	END LOOP;
	DROP VIEW contact_uses;
END $$;
--> statement-breakpoint
-- Who was last paid on another account than they have now was warned of so far; now until the owner confirms it.
INSERT INTO "iban_changes" ("project_id", "contact_id", "from_iban", "to_iban", "changed_at")
SELECT used.project_id, used.contact_id, used.paid_iban, contact.iban, contact.updated_at
FROM (
	SELECT DISTINCT ON (project_id, contact_id) project_id, contact_id, paid_iban
	FROM invoices
	WHERE paid_iban IS NOT NULL
	ORDER BY project_id, contact_id, paid_date DESC NULLS LAST, updated_at DESC, id DESC
) used
JOIN contacts contact ON contact.id = used.contact_id
WHERE contact.iban IS NOT NULL
	AND upper(regexp_replace(contact.iban, '[\s.-]', '', 'g')) <> upper(regexp_replace(used.paid_iban, '[\s.-]', '', 'g'));
