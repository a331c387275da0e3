import type { ExampleInvoice } from '#/features/papers/invoices/server/example/invoice';
import type { ExampleLine } from '#/features/papers/shared/example/line';

/** Goods that were fetched or delivered: VAT of 21%. */
const bought = (item: string, description: string, line: Omit<ExampleLine, 'description' | 'vatRate'>) => [
  { ...line, item, description, vatRate: 21 },
];
const tiles = 'Keramische vloertegels 60 × 60 cm gelijkvloers, verlijmd en gevoegd';
const siteSetup = 'Werfinrichting: werftoilet, voorlopige elektriciteit en afsluiting';
const dayWork = 'Regie-uren voor onvoorziene kleine werken, op bon';

export const directInvoices: readonly ExampleInvoice[] = [
  {
    number: 'DK-F30418',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Containers voor bouwafval, 18 m³',
    amount: '1611.72',
    lines: bought(
      'Strippen van de woning en afvoer van gemengd bouwafval in containers',
      'Container van 9 m³, met stortkosten',
      { quantity: '2', unit: 'st', unitPrice: '666.00', net: '1332.00' },
    ),
    due: -105,
    paid: -112,
    status: 'paid',
  },
  {
    number: 'EH-F0139',
    contact: 'electrician',
    category: 'Andere werken',
    description: 'Werfkast plaatsen en huren',
    amount: '445.20',
    lines: [
      {
        ...{ description: 'Werfkast plaatsen, aansluiten en huren', item: siteSetup },
        ...{ quantity: '12', unit: 'week', unitPrice: '35.00', net: '420.00', vatRate: 6 },
      },
    ],
    due: -96,
    paid: -99,
    status: 'paid',
  },
  {
    number: 'DK-F30977',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Stalen ligger HEA 160 met oplegplaten, geleverd',
    amount: '1143.81',
    lines: bought(
      'Stalen ligger HEA 160 boven de doorbraak keuken, met oplegplaten, menie geschilderd',
      'Stalen ligger HEA 160 met oplegplaten',
      { quantity: '4.6', unit: 'm', unitPrice: '205.50', net: '945.30' },
    ),
    due: -55,
    paid: -58,
    status: 'paid',
  },
  {
    number: 'MW-F1288',
    contact: 'plumber',
    category: 'Sanitair en elektriciteit',
    description: 'Dringende herstelling van een lek in de waterleiding',
    amount: '268.18',
    lines: [
      {
        ...{ description: 'Herstelling van de waterleiding, met verplaatsing', item: dayWork },
        ...{ quantity: '1', unit: 'st', unitPrice: '253.00', net: '253.00', vatRate: 6 },
      },
    ],
    due: -38,
    paid: -47,
    status: 'paid',
    subsidy: 'Sanitair en elektriciteit',
  },
  {
    number: 'DK-F31542',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Vloertegels 60 × 60 cm, 38 m², geleverd',
    amount: '1494.35',
    lines: bought(tiles, 'Vloertegel 60 × 60 cm', {
      ...{ quantity: '38', unit: 'm²', unitPrice: '32.50', net: '1235.00' },
    }),
    due: -10,
    paid: -15,
    status: 'paid',
  },
  {
    number: 'DK-F31608',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Tegellijm, voegsel en egalisatie',
    amount: '386.72',
    lines: bought(tiles, 'Tegellijm, voegsel en egalisatie', {
      ...{ quantity: '34', unit: 'zak', unitPrice: '9.40', net: '319.60' },
    }),
    due: 27,
    status: 'pending',
  },
  {
    number: 'DK-C0117',
    contact: 'supplier',
    category: 'Andere werken',
    description: 'Twee dozen vloertegels teruggebracht',
    amount: '-113.26',
    lines: bought(tiles, 'Vloertegel 60 × 60 cm', {
      ...{ quantity: '-2.88', unit: 'm²', unitPrice: '32.50', net: '-93.60' },
    }),
    due: 30,
    status: 'pending',
    credits: 'DK-F31542',
  },
];
