import type { ContactKey } from '#/features/front/example/server/story/contacts';
import type { subsidyTypeNames } from '#/features/premiums/premies/contract';
import type { ItemCategory, ItemUnit } from '#/features/work/meetstaat/contract';

export type SubsidyName = (typeof subsidyTypeNames)[number];

/** Days before (negative) or after today, so that the example is as fresh next year as it is now. */
export type DayOffset = number;

/** Prices without VAT. A subsidy makes an item eligible. */
export type ExampleItem = {
  category: ItemCategory;
  description: string;
  quantity: string;
  unit: ItemUnit;
  unitPrice: string;
  contact?: ContactKey;
  inLoan?: true;
  subsidy?: SubsidyName;
  notes?: string;
};

/** Of a quote or an invoice, without VAT. `item` is the description of the one in the meetstaat that it is about. */
export type ExampleLine = {
  description: string;
  quantity?: string;
  unit?: string;
  unitPrice?: string;
  vatRate: number;
  net: string;
  item?: string;
};
