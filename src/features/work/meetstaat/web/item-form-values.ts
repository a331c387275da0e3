import { z } from 'zod';
import { type Cents, centsFromDecimal, decimalFromCents, type Total } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal, type Thousandths } from '#/core/quantity';
import { id, line, requiredText, text } from '#/core/shapes';
import {
  articleNumberLength,
  type Item,
  type ItemCategory,
  type ItemFields,
  type ItemUnit,
  itemCategories,
  itemDescriptionLength,
  itemNotesLength,
  itemUnits,
} from '#/features/work/shared/meetstaat/contract';
import { itemTotal, totalFits, totalTooLarge } from '#/features/work/shared/meetstaat/rules/totals';
import { type ItemVatRate, itemVatRates } from '#/features/work/shared/rules/with-vat';

/** The form holds cents and thousandths, as its fields do; the call wants decimals. */
export type ItemTyped = {
  category: ItemCategory | '';
  description: string;
  articleNumber: string;
  quantity: Thousandths | null;
  unit: ItemUnit | '';
  unitPrice: Cents | null;
  contactId: number | null;
  includedInLoan: boolean;
  subsidyEligible: boolean;
  subsidyTypeId: number | null;
  vatRate: ItemVatRate | null;
  isComplete: boolean;
  roomIds: number[];
  notes: string;
};

export type ItemValues = Omit<
  ItemTyped,
  'category' | 'articleNumber' | 'unit' | 'quantity' | 'unitPrice' | 'notes'
> & {
  category: ItemCategory;
  articleNumber: string | null;
  unit: ItemUnit;
  quantity: Thousandths;
  unitPrice: Cents;
  notes: string | null;
};

export const itemForm: z.ZodType<ItemValues, ItemTyped> = z
  .object({
    category: z.enum(itemCategories, 'Kies een categorie.'),
    description: requiredText(itemDescriptionLength, 'Vul een omschrijving in.'),
    articleNumber: line(articleNumberLength).transform((value) => value || null),
    quantity: z.custom<Thousandths>((value) => typeof value === 'number', 'Vul een hoeveelheid in.'),
    unit: z.enum(itemUnits, 'Kies een eenheid.'),
    unitPrice: z.custom<Cents>((value) => typeof value === 'number', 'Vul een eenheidsprijs in.'),
    contactId: id.nullable(),
    includedInLoan: z.boolean(),
    subsidyEligible: z.boolean(),
    subsidyTypeId: id.nullable(),
    vatRate: z.literal(itemVatRates).nullable(),
    isComplete: z.boolean(),
    roomIds: z.array(id),
    notes: text(itemNotesLength).transform((value) => value || null),
  })
  .refine(({ quantity, unitPrice }) => typedTotal(quantity, unitPrice) !== undefined, {
    path: ['unitPrice'],
    message: totalTooLarge,
  });

export function typedValues(item: Item | undefined): ItemTyped {
  return {
    category: item?.category ?? '',
    description: item?.description ?? '',
    articleNumber: item?.articleNumber ?? '',
    quantity: item ? quantityFromDecimal(item.quantity) : null,
    unit: item?.unit ?? '',
    unitPrice: item ? centsFromDecimal(item.unitPrice) : null,
    contactId: item?.contactId ?? null,
    includedInLoan: item?.includedInLoan ?? false,
    subsidyEligible: item?.subsidyEligible ?? false,
    subsidyTypeId: item?.subsidyTypeId ?? null,
    vatRate: item?.vatRate ?? null,
    isComplete: item?.isComplete ?? false,
    roomIds: item?.roomIds ?? [],
    notes: item?.notes ?? '',
  };
}

export function fieldsOf({ quantity, unitPrice, ...values }: ItemValues): ItemFields {
  return {
    ...values,
    quantity: decimalFromQuantity(quantity),
    unitPrice: decimalFromCents(unitPrice),
    subsidyTypeId: values.subsidyEligible ? values.subsidyTypeId : null,
  };
}

/** Undefined while there is nothing to multiply, or where the product is beyond all measure. */
export function typedTotal(quantity: Thousandths | null, unitPrice: Cents | null): Total | undefined {
  if (quantity === null || unitPrice === null) return undefined;
  const priced = { quantity: decimalFromQuantity(quantity), unitPrice: decimalFromCents(unitPrice) };
  return totalFits(priced) ? itemTotal(priced) : undefined;
}
