import { useContacts } from '#/features/work/contacts/web/shared/contacts';
import type { ItemTyped } from '#/features/work/meetstaat/web/item-form-values';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import {
  type FormWords,
  inEuro,
  inFlag,
  inOption,
  inQuantity,
  inText,
} from '#/platform/web/merge/field-words';

export function useItemWords(): FormWords<ItemTyped> {
  const { data: contacts = [] } = useContacts();
  const { data: types = [] } = useSubsidyTypes();
  const options = (rows: readonly { id: number; name: string }[]) =>
    rows.map(({ id, name }) => ({ value: String(id), label: name }));
  return {
    category: inText('Categorie'),
    description: inText('Omschrijving'),
    quantity: inQuantity('Hoeveelheid'),
    unit: inText('Eenheid'),
    unitPrice: inEuro('Eenheidsprijs'),
    contactId: inOption('Contact', options(contacts)),
    includedInLoan: inFlag('Opgenomen in de lening'),
    subsidyEligible: inFlag('Komt in aanmerking voor een premie'),
    subsidyTypeId: inOption('Type premie', options(types)),
    notes: inText('Notities'),
  };
}
