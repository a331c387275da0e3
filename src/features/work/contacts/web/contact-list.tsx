import { SearchX, Users } from 'lucide-react';
import { searchContacts } from '#/features/work/contacts/rules/search';
import { ContactTable } from '#/features/work/contacts/web/contact-table';
import { contactTypes, type ListedContact } from '#/features/work/shared/contacts/contract';
import { type Trade, trades, tradesOf } from '#/features/work/shared/contacts/rules/trades';
import { typeOptions } from '#/features/work/shared/contacts/web/contact-type';
import { tradeOptions } from '#/features/work/shared/contacts/web/trade-field';
import { useAddress } from '#/platform/web/use-address';
import { useListAddress } from '#/platform/web/use-list-address';
import { Button } from '#/ui/button';
import { EmptyState } from '#/ui/empty-state';
import { FilterFrame } from '#/ui/filter-frame';
import { SearchField } from '#/ui/search-field';
import { Select } from '#/ui/select';

type ListProps = {
  contacts: readonly ListedContact[];
  onAdd: () => void;
  onOpen: (contact: ListedContact) => void;
  onEdit: (contact: ListedContact) => void;
  onRemove: (contact: ListedContact) => void;
};

/** Searched, and narrowed to a type and a trade; all of it stands in the address. */
export function ContactList({ contacts, onAdd, ...actions }: ListProps) {
  const { filter, setFilter, sort, setSort } = useListAddress(contactTypes, 'type');
  const { search, put } = useAddress();
  const trade: Trade | '' = trades.find((each) => each === search.get('vak')) ?? '';
  const there = new Set(contacts.flatMap((contact) => tradesOf(contact).trades));
  const found = searchContacts(contacts, filter.search, { type: filter.choice, trade });
  return (
    <>
      <FilterFrame
        isInUse={filter.choice !== '' || trade !== ''}
        className="mb-3 md:mb-4"
        search={
          <SearchField
            className="min-w-36 flex-1 md:grow-3 md:basis-48"
            label="Zoek op naam, bedrijf, e-mail of telefoon"
            value={filter.search}
            onChange={(typed) => setFilter({ ...filter, search: typed })}
          />
        }
        choices={
          <>
            <Select
              aria-label="Type"
              className="min-w-0 flex-1 basis-32 md:max-w-52"
              emptyOption="Alle types"
              value={filter.choice}
              onChange={(choice) => setFilter({ ...filter, choice })}
              options={typeOptions}
            />
            {(there.size > 0 || trade !== '') && (
              <Select
                aria-label="Vak"
                className="min-w-0 flex-1 basis-32 md:max-w-60"
                emptyOption="Alle vakken"
                value={trade}
                onChange={(vak) => put({ vak })}
                options={tradeOptions.filter(({ value }) => there.has(value) || value === trade)}
              />
            )}
          </>
        }
      />
      {found.length > 0 ? (
        <ContactTable contacts={found} sort={sort} onSort={setSort} {...actions} />
      ) : contacts.length === 0 ? (
        <EmptyState
          icon={<Users aria-hidden="true" />}
          title="Nog geen contacten toegevoegd"
          text="Voeg uw architect, aannemers en leveranciers toe. U kiest ze daarna bij offertes, facturen en taken."
          action={
            <Button variant="primary" onClick={onAdd}>
              Eerste contact toevoegen
            </Button>
          }
        />
      ) : (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Geen contacten gevonden"
          text="Zoek op een ander woord of kies een ander type of vak."
          action={<Button onClick={() => put({ zoek: '', type: '', vak: '' })}>Alles tonen</Button>}
        />
      )}
    </>
  );
}
