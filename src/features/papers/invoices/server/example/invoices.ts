import type { DayOffset } from '#/core/day';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { partLines } from '#/features/papers/shared/example/lines';
import type { QuoteKey } from '#/features/papers/shared/example/quotes';
import type { ContactKey } from '#/features/work/shared/example/contacts';

/** Amounts are what the owner pays, VAT included. Without a quote it is a direct expense. */
export type ExampleInvoice = {
  number: string;
  contact: ContactKey;
  quote?: QuoteKey;
  category: string;
  description: string;
  amount: string;
  due: DayOffset;
  paid?: DayOffset;
  status: 'pending' | 'paid' | 'overdue';
  subsidy?: string;
  notes?: string;
  lines?: readonly ExampleLine[];
  /** What was paid of it so far, where that is only a part. */
  part?: { amount: string; on: DayOffset; note: string };
  /** The number of the invoice that a credit note gives back of. */
  credits?: string;
};

/** Goods that were fetched or delivered: VAT of 21%. */
const bought = (item: string, description: string, line: Omit<ExampleLine, 'description' | 'vatRate'>) => [
  { ...line, item, description, vatRate: 21 },
];
const tiles = 'Keramische vloertegels 60 × 60 cm gelijkvloers, verlijmd en gevoegd';

const backWindows = 'Aluminium draai-kipramen achtergevel, thermisch onderbroken, Ug 1,0';
const frontWindows = 'Houten ramen voorgevel in afzelia naar bestaand model, met bovenlicht, Uw 1,3';
/** Dearer windows than agreed on, screens that nobody ordered, and a total that is not what the lines make. */
const faultyLines: readonly ExampleLine[] = [
  {
    ...{ description: backWindows, item: backWindows },
    ...{ quantity: '4', unit: 'st', unitPrice: '940.00', net: '3760.00', vatRate: 6 },
  },
  {
    ...{ description: frontWindows, item: frontWindows },
    ...{ quantity: '2', unit: 'st', unitPrice: '1640.00', net: '3280.00', vatRate: 6 },
  },
  {
    description: 'Vliegengaas op maat voor de keuken',
    ...{ quantity: '2', unit: 'st', unitPrice: '145.00', net: '290.00', vatRate: 6 },
  },
];

const roof = {
  contact: 'roofer',
  quote: 'roof',
  category: 'Dakisolatie en dakwerken',
  subsidy: 'Dakisolatie en dakwerken',
} as const;
const insulation = {
  contact: 'insulation',
  quote: 'insulation',
  category: 'Muurisolatie',
  subsidy: 'Muurisolatie',
} as const;
const windows = {
  contact: 'windows',
  quote: 'windows',
  category: 'Ramen en deuren',
  subsidy: 'Ramen en deuren',
} as const;
const heating = {
  contact: 'plumber',
  quote: 'heating',
  category: 'Warmtepomp',
  subsidy: 'Warmtepomp',
} as const;

const ofQuotes: readonly ExampleInvoice[] = [
  {
    number: 'BA-F088',
    contact: 'architect',
    quote: 'architect',
    category: 'Andere werken',
    description: 'Ereloon architect, eerste helft',
    amount: '2904.00',
    lines: [{ description: 'Eerste schijf van het ereloon', net: '2400.00', vatRate: 21 }],
    due: -140,
    paid: -143,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2087',
    description: 'Dakwerken: voorschot 30%',
    amount: '7674.00',
    lines: partLines('roof', { words: '30%', net: '7239.62' }),
    due: -100,
    paid: -104,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2119',
    description: 'Dakwerken: tweede schijf 50%',
    amount: '12790.00',
    lines: partLines('roof', { words: '50%', net: '12066.04', before: '7239.62' }),
    due: -66,
    paid: -68,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2156',
    description: 'Dakwerken: saldo 20% na oplevering',
    amount: '5116.00',
    lines: partLines('roof', { words: '20%', net: '4826.42', before: '19305.66' }),
    due: 6,
    status: 'pending',
    notes: 'Eerst nakijken of de loodslab aan de schouw hersteld is.',
  },
  {
    ...insulation,
    number: 'OK-F0931',
    description: 'Isolatiewerken: voorschot 30%',
    amount: '3018.00',
    lines: partLines('insulation', { words: '30%', net: '2847.17' }),
    due: -64,
    paid: -70,
    status: 'paid',
  },
  {
    ...insulation,
    number: 'OK-F0958',
    description: 'Isolatiewerken: saldo 70%',
    amount: '7042.00',
    lines: partLines('insulation', { words: '70%', net: '6643.40', before: '2847.17' }),
    due: -29,
    paid: -33,
    status: 'paid',
  },
  {
    ...windows,
    number: 'RZ-F0412',
    description: 'Ramen en deuren: voorschot 30% bij bestelling',
    amount: '5880.00',
    lines: partLines('windows', {
      words: 'voorschot',
      net: '5547.17',
      without: /^(Aluminium draai|Houten ramen)/,
    }),
    due: -76,
    paid: -79,
    status: 'paid',
  },
  {
    ...windows,
    number: 'RZ-F0440',
    description: 'Ramen en deuren: 40% bij levering',
    amount: '7840.00',
    lines: faultyLines,
    due: -8,
    status: 'overdue',
    notes: 'Herinnering ontvangen.',
  },
  {
    contact: 'electrician',
    quote: 'electricity',
    category: 'Sanitair en elektriciteit',
    subsidy: 'Sanitair en elektriciteit',
    number: 'EH-F0177',
    description: 'Elektriciteit: eerste schijf 40%',
    amount: '4620.00',
    lines: partLines('electricity', { words: '40%', net: '4358.49' }),
    due: 4,
    paid: -3,
    status: 'paid',
  },
  {
    ...heating,
    number: 'MW-F1302',
    description: 'Warmtepomp: voorschot 25% bij bestelling',
    amount: '6000.00',
    lines: partLines('heating', { words: '25%', net: '5660.38' }),
    due: -24,
    paid: -28,
    status: 'paid',
  },
  {
    ...heating,
    number: 'MW-F1345',
    description: 'Warmtepomp: 35% bij start van de werken',
    amount: '8400.00',
    lines: partLines('heating', { words: '35%', net: '7924.53', before: '5660.38' }),
    due: 19,
    status: 'pending',
  },
  {
    contact: 'kitchen',
    quote: 'kitchen',
    category: 'Andere werken',
    number: 'TS-F0561',
    description: 'Keuken: voorschot 30% bij bestelling',
    amount: '4227.00',
    lines: partLines('kitchen', { words: '30%', net: '3987.74' }),
    part: { amount: '2000.00', on: -2, note: 'Eerste deel, de rest bij de levering' },
    due: 25,
    status: 'pending',
  },
];

const direct: readonly ExampleInvoice[] = [
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

export const invoices: readonly ExampleInvoice[] = [...ofQuotes, ...direct];
