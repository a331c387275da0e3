import type { ItemTyped } from '#/features/work/meetstaat/web/item-form-values';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { itemVatRates } from '#/features/work/shared/rules/with-vat';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import {
  type FormWords,
  inEuro,
  inFlag,
  inOption,
  inOptions,
  inQuantity,
  inText,
} from '#/platform/web/merge/field-words';

export function useItemWords(): FormWords<ItemTyped> {
  const { data: contacts = [] } = useContacts();
  const { data: types = [] } = useSubsidyTypes();
  const { data: rooms = [] } = useRooms();
  const options = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    category: inText('Categorie'),
    description: inText('Omschrijving'),
    articleNumber: inText('Artikelnummer'),
    quantity: inQuantity('Hoeveelheid'),
    unit: inText('Eenheid'),
    unitPrice: inEuro('Eenheidsprijs'),
    contactId: inOption('Contact', options(contacts)),
    includedInLoan: inFlag('Opgenomen in de lening'),
    subsidyEligible: inFlag('Komt in aanmerking voor een premie'),
    subsidyTypeId: inOption('Type premie', options(types)),
    vatRate: inOption(
      'Btw',
      itemVatRates.map((rate) => ({ value: String(rate), label: `${rate}%` })),
    ),
    isComplete: inFlag('Volledig gefactureerd'),
    roomIds: inOptions('Ruimtes', options(rooms)),
    notes: inText('Notities'),
  };
}
