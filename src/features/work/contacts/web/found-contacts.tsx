import { contactLabel } from '#/core/contact-name';
import type { Duplicate } from '#/features/work/contacts/rules/exchange/duplicates';
import type { FoundContact } from '#/features/work/contacts/rules/exchange/found-contact';
import type { ContactFile } from '#/features/work/contacts/rules/exchange/read-contact-file';
import { type ContactType, maxImportedContacts } from '#/features/work/shared/contacts/contract';
import { ContactTypeBadge, typeOptions } from '#/features/work/shared/contacts/web/contact-type';
import { Alert } from '#/ui/alert';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

type Found = Extract<ContactFile, { contacts: unknown }>;

type Props = {
  file: Found;
  duplicates: readonly (Duplicate | undefined)[];
  chosen: ReadonlySet<number>;
  onChoose: (chosen: ReadonlySet<number>) => void;
  type: ContactType;
  onType: (type: ContactType) => void;
};

/** What stands in the file, with a tick for each that is to be kept. */
export function FoundContacts({ file, duplicates, chosen, onChoose, type, onType }: Props) {
  const { contacts, unnamed, isMore } = file;
  const isAll = chosen.size === contacts.length;
  const rows = contacts.map((contact, place) => ({ place, contact }));
  const known = duplicates.filter(Boolean).length;
  const toggle = (index: number) => {
    const next = new Set(chosen);
    if (!next.delete(index)) next.add(index);
    onChoose(next);
  };
  return (
    <>
      {isMore && (
        <Alert tone="warning" className="mt-4">
          Dit bestand heeft er meer: hier staan de eerste {maxImportedContacts.toLocaleString('nl-NL')}.
        </Alert>
      )}
      {contacts.some((contact) => contact.type === undefined) && (
        <SelectField
          className="mt-4 sm:max-w-72"
          label="Type van wie er geen heeft"
          options={typeOptions}
          value={type}
          onChange={onType}
        />
      )}
      <p role="status" className="mt-4 text-ink-soft">
        {countText(contacts.length, known, unnamed)}
      </p>
      <div className="mt-2 rounded-card border border-line">
        <div className="border-line border-b bg-sunken px-3">
          <Checkbox
            label="Allemaal"
            checked={isAll}
            indeterminate={chosen.size > 0 && !isAll}
            onChange={() => onChoose(isAll ? new Set() : new Set(contacts.keys()))}
          />
        </div>
        <ul aria-label="Contacten in het bestand" className="divide-y divide-line">
          {rows.map(({ place, contact }) => (
            <li
              key={place}
              className="px-3 py-1 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              <Checkbox
                checked={chosen.has(place)}
                onChange={() => toggle(place)}
                label={<FoundLine contact={contact} duplicate={duplicates[place]} type={type} />}
              />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

type LineProps = { contact: FoundContact; duplicate: Duplicate | undefined; type: ContactType };

function FoundLine({ contact, duplicate, type }: LineProps) {
  const facts = [contact.email, contact.phone, contact.address, contact.enterpriseNumber].filter(Boolean);
  return (
    <span className="wrap-anywhere block min-w-0">
      <span className="flex flex-wrap items-center gap-x-2 font-semibold">
        {contactLabel(contact)}
        <ContactTypeBadge type={contact.type ?? type} />
      </span>
      {facts.length > 0 && <span className="block text-ink-soft text-sm">{facts.join(' · ')}</span>}
      {duplicate && (
        <span className="block text-ochre text-sm">
          {duplicate.isInFile ? 'Staat eerder in dit bestand' : 'Staat al in uw contacten'} als {duplicate.of}{' '}
          (zelfde {duplicate.by}).
        </span>
      )}
    </span>
  );
}

function countText(count: number, known: number, unnamed: number): string {
  return [
    count === 1 ? '1 contact gevonden.' : `${count} contacten gevonden.`,
    known === 1 && 'Eén lijkt er al te zijn en is niet aangevinkt.',
    known > 1 && `${known} lijken er al te zijn en zijn niet aangevinkt.`,
    unnamed === 1 && 'Eén zonder naam is overgeslagen.',
    unnamed > 1 && `${unnamed} zonder naam zijn overgeslagen.`,
  ]
    .filter(Boolean)
    .join(' ');
}
