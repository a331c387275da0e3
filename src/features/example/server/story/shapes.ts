import type { ContactKey } from '#/features/example/server/story/contacts';
import type { subsidyTypeNames } from '#/features/premies/contract';

export const itemCategories = [
  'Sanitair',
  'Keuken',
  'Elektra',
  'Loodgieter',
  'Schilderwerk',
  'Vloeren',
  'Ramen',
  'Deuren',
  'Dakwerk',
  'Isolatie',
  'Algemeen',
] as const;

export const itemUnits = ['st', 'm', 'm²', 'm³', 'kg', 'uur', 'dag', 'week'] as const;

export type SubsidyName = (typeof subsidyTypeNames)[number];

/** Days before (negative) or after today, so that the example is as fresh next year as it is now. */
export type DayOffset = number;

/** Prices without VAT. A subsidy makes an item eligible. */
export type ExampleItem = {
  category: (typeof itemCategories)[number];
  description: string;
  quantity: string;
  unit: (typeof itemUnits)[number];
  unitPrice: string;
  contact?: ContactKey;
  inLoan?: true;
  subsidy?: SubsidyName;
  notes?: string;
};
