import type { ContactKey } from '#/features/work/shared/example/contacts';
import type { ItemCategory, ItemUnit } from '#/features/work/shared/meetstaat/contract';

/** Prices without VAT. A subsidy, by its name, makes an item eligible. */
export type ExampleItem = {
  category: ItemCategory;
  description: string;
  quantity: string;
  unit: ItemUnit;
  unitPrice: string;
  contact?: ContactKey;
  inLoan?: true;
  subsidy?: string;
  notes?: string;
};
