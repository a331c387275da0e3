import { UserPlus } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { contactLabel } from '#/core/contact-name';
import type { Contact } from '#/features/work/shared/contacts/contract';
import type { SuggestedContact } from '#/features/work/shared/contacts/web/suggested-contact';
import { draftName, findDraft } from '#/platform/web/drafts';
import { lazyDialog } from '#/platform/web/lazy-component';
import { Button } from '#/ui/button';
import { SelectField } from '#/ui/select';

const ContactDialog = lazyDialog(
  async () => (await import('#/features/work/shared/contacts/web/contact-dialog')).ContactDialog,
);

type ContactFieldProps = {
  /** Undefined while they are being fetched. */
  contacts: readonly Contact[] | undefined;
  value: number | null;
  onChange: (contactId: number) => void;
  error?: string | undefined;
  hint?: ReactNode;
  suggested?: SuggestedContact | undefined;
};

/** Who misses a contact makes it on the spot; the form stays while the dialog arrives. */
export function ContactField({ contacts, value, onChange, error, hint, suggested }: ContactFieldProps) {
  const [creating, setCreating] = useState(() => findDraft(draftName('contact', undefined)) !== undefined);
  return (
    <div className="flex flex-wrap items-start gap-2">
      <SelectField
        className="min-w-0 flex-1 basis-60"
        label="Contact"
        required
        value={value === null ? '' : String(value)}
        onChange={(id) => onChange(Number(id))}
        options={(contacts ?? []).map((contact) => ({
          value: String(contact.id),
          label: contactLabel(contact),
        }))}
        placeholder={contacts ? 'Kies een contact' : 'Contacten worden geladen…'}
        disabled={!contacts || contacts.length === 0}
        error={error}
        hint={hint}
      />
      <Button
        className="max-sm:w-full sm:mt-[1.875rem]"
        icon={<UserPlus aria-hidden="true" />}
        onClick={() => setCreating(true)}
      >
        Nieuw contact
      </Button>
      <Suspense>
        {creating && (
          <ContactDialog
            suggested={suggested}
            onClose={() => setCreating(false)}
            onSaved={({ id }) => {
              setCreating(false);
              onChange(id);
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
