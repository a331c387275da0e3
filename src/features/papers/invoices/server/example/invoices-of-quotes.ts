import type { ExampleInvoice } from '#/features/papers/invoices/server/example/invoice';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import { partLines } from '#/features/papers/shared/example/lines';

const backWindows = 'Aluminium draai-kipramen achtergevel, thermisch onderbroken, Ug 1,0';
const frontWindows = 'Houten ramen voorgevel in afzelia naar bestaand model, met bovenlicht, Uw 1,3';
const sills = 'Dorpels in blauwe hardsteen, 5 cm dik, met druiplijst';
/** At the prices that were agreed on; what stands below them is a hundred euros too much. */
const misadded: readonly ExampleLine[] = [
  {
    ...{ description: backWindows, item: backWindows },
    ...{ quantity: '4', unit: 'st', unitPrice: '890.00', net: '3560.00', vatRate: 6 },
  },
  {
    ...{ description: frontWindows, item: frontWindows },
    ...{ quantity: '2', unit: 'st', unitPrice: '1640.00', net: '3280.00', vatRate: 6 },
  },
  {
    ...{ description: sills, item: sills },
    ...{ quantity: '3.28', unit: 'm', unitPrice: '118.00', net: '387.04', vatRate: 6 },
  },
  { description: 'Werfkosten en klein materiaal', net: '69.19', vatRate: 6 },
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

export const invoicesOfQuotes: readonly ExampleInvoice[] = [
  {
    number: 'BA-F088',
    contact: 'architect',
    quote: 'architect',
    category: 'Andere werken',
    description: 'Ereloon architect, eerste helft',
    amount: '2904.00',
    lines: partLines('architect', { words: '50%', to: 50 }),
    due: -140,
    paid: -143,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2087',
    description: 'Dakwerken: voorschot 30%',
    amount: '7674.00',
    lines: partLines('roof', { words: '30%', to: 30 }),
    due: -100,
    paid: -104,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2119',
    description: 'Dakwerken: tweede schijf 50%',
    amount: '12790.00',
    lines: partLines('roof', { words: '50%', from: 30, to: 80 }),
    due: -66,
    paid: -68,
    status: 'paid',
  },
  {
    ...roof,
    number: 'DV-F2156',
    description: 'Dakwerken: saldo 20% na oplevering',
    amount: '5116.00',
    lines: partLines('roof', { words: '20%', from: 80, to: 100 }),
    due: 6,
    status: 'pending',
    notes: 'Eerst nakijken of de loodslab aan de schouw hersteld is.',
  },
  {
    ...insulation,
    number: 'OK-F0931',
    description: 'Isolatiewerken: voorschot 30%',
    amount: '3018.00',
    lines: partLines('insulation', { words: '30%', to: 30 }),
    due: -64,
    paid: -70,
    status: 'paid',
  },
  {
    ...insulation,
    number: 'OK-F0958',
    description: 'Isolatiewerken: saldo 70%',
    amount: '7042.00',
    lines: partLines('insulation', { words: '70%', from: 30, to: 100 }),
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
      to: 30,
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
    lines: misadded,
    printedNet: '7396.23',
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
    lines: partLines('electricity', { words: '40%', to: 40 }),
    due: 4,
    paid: -3,
    status: 'paid',
  },
  {
    ...heating,
    number: 'MW-F1302',
    description: 'Warmtepomp: voorschot 25% bij bestelling',
    amount: '6000.00',
    lines: partLines('heating', { words: '25%', to: 25 }),
    due: -24,
    paid: -28,
    status: 'paid',
  },
  {
    ...heating,
    number: 'MW-F1345',
    description: 'Warmtepomp: 35% bij start van de werken',
    amount: '8400.00',
    lines: partLines('heating', { words: '35%', from: 25, to: 60 }),
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
    lines: partLines('kitchen', { words: '30%', to: 30 }),
    part: { amount: '2000.00', on: -2, note: 'Eerste deel, de rest bij de levering' },
    due: 25,
    status: 'pending',
  },
];
