import { useState } from 'react';
import { megabyte } from '#/core/files';
import { findDuplicates } from '#/features/work/contacts/rules/exchange/duplicates';
import { type ContactFile, readContactFile } from '#/features/work/contacts/rules/exchange/read-contact-file';
import { FoundContacts } from '#/features/work/contacts/web/found-contacts';
import type { Contact, ContactType } from '#/features/work/shared/contacts/contract';
import { useImportContacts } from '#/features/work/shared/contacts/web/queries';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { FileDrop } from '#/ui/file-drop';

const accept = ['.vcf', '.vcard', '.csv', '.txt'];
/** A phone puts its photos in too; they are not read. */
const maxBytes = 40 * megabyte;

type Props = { existing: readonly Contact[]; onClose: () => void };

/** A look at what a file holds before anything is kept. */
export function ImportContactsDialog({ existing, onClose }: Props) {
  const [file, setFile] = useState<File>();
  const [read, setRead] = useState<ContactFile>();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [type, setType] = useState<ContactType>('contractor');
  const save = useImportContacts();
  const found = read && 'contacts' in read ? read : undefined;
  const [duplicates, setDuplicates] = useState<ReturnType<typeof findDuplicates>>([]);

  const take = async (next: File | undefined) => {
    setFile(next);
    setRead(undefined);
    if (!next) return;
    const answer = readContactFile(new Uint8Array(await next.arrayBuffer()));
    setRead(answer);
    if (!('contacts' in answer)) return;
    const alike = findDuplicates(answer.contacts, existing);
    setDuplicates(alike);
    setChosen(new Set(answer.contacts.flatMap((_, index) => (alike[index] ? [] : [index]))));
  };
  const submit = () => {
    const contacts = (found?.contacts ?? [])
      .filter((_, index) => chosen.has(index))
      .map((contact) => ({ ...contact, type: contact.type ?? type }));
    if (contacts.length > 0) save.mutate({ body: { contacts } }, { onSuccess: onClose });
  };

  return (
    <Dialog
      title="Contacten importeren"
      description="Uit de contacten van uw telefoon (vCard, .vcf), of uit Outlook, Google of Excel (csv). U kijkt eerst wat erin staat; het bestand zelf wordt niet bewaard."
      size="wide"
      onClose={onClose}
      onSubmit={submit}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          <Button
            type="submit"
            variant="primary"
            busy={save.isPending}
            disabled={chosen.size === 0 || !found}
          >
            {addText(found ? chosen.size : 0)}
          </Button>
        </>
      }
    >
      <FileDrop
        label="Bestand met contacten"
        accept={accept}
        maxBytes={maxBytes}
        files={file ? [file] : []}
        onChange={([next]) => void take(next)}
        error={read && 'refusal' in read ? read.refusal : undefined}
      />
      {found && (
        <FoundContacts
          file={found}
          duplicates={duplicates}
          chosen={chosen}
          onChoose={setChosen}
          type={type}
          onType={setType}
        />
      )}
    </Dialog>
  );
}

function addText(count: number): string {
  if (count === 0) return 'Toevoegen';
  return count === 1 ? '1 contact toevoegen' : `${count} contacten toevoegen`;
}
