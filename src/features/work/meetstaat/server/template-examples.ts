import { centsFromDecimal } from '#/core/money';
import { quantityFromDecimal } from '#/core/quantity';
import type { ItemCategory, ItemUnit } from '#/features/work/shared/meetstaat/contract';

type Example = { description: string; quantity: string; unit: ItemUnit; unitPrice: string };

/** A category without an example is a type error: the template never lags behind our list. */
export const templateExamples: Record<ItemCategory, Example> = {
  Sanitair: { description: 'Hangtoilet met inbouwreservoir', quantity: '1', unit: 'st', unitPrice: '650.00' },
  Keuken: { description: 'Werkblad in composiet', quantity: '3.2', unit: 'm', unitPrice: '310.00' },
  Elektra: { description: 'Dubbel stopcontact, ingebouwd', quantity: '18', unit: 'st', unitPrice: '48.50' },
  Loodgieter: {
    description: 'Waterleiding in meerlagenbuis',
    quantity: '42.5',
    unit: 'm',
    unitPrice: '14.75',
  },
  Schilderwerk: {
    description: 'Muren schilderen, twee lagen',
    quantity: '120',
    unit: 'm²',
    unitPrice: '13.20',
  },
  Vloeren: { description: 'Keramische tegels plaatsen', quantity: '36.75', unit: 'm²', unitPrice: '58.00' },
  Ramen: {
    description: 'Raam in aluminium, driedubbel glas',
    quantity: '4',
    unit: 'st',
    unitPrice: '980.00',
  },
  Deuren: { description: 'Binnendeur met omlijsting', quantity: '7', unit: 'st', unitPrice: '345.00' },
  Dakwerk: { description: 'Dakpannen met tengels en latten', quantity: '85', unit: 'm²', unitPrice: '72.00' },
  Isolatie: { description: 'Isolatiechape', quantity: '5.4', unit: 'm³', unitPrice: '165.00' },
  Algemeen: { description: 'Hulp op de werf', quantity: '16', unit: 'uur', unitPrice: '42.00' },
};

type ReadItem = Omit<Example, 'quantity'> & { quantity: string | null; category: ItemCategory };

/** A row that somebody left as it came with the template: shown how to fill it in, and no work of theirs. */
export function isTemplateExample({ category, description, quantity, unit, unitPrice }: ReadItem): boolean {
  const example = templateExamples[category];
  return (
    description === example.description &&
    unit === example.unit &&
    quantity !== null &&
    quantityFromDecimal(quantity) === quantityFromDecimal(example.quantity) &&
    centsFromDecimal(unitPrice) === centsFromDecimal(example.unitPrice)
  );
}
