import type { ExampleItem } from '#/features/work/shared/example/item';

export const generalItems: readonly ExampleItem[] = [
  {
    category: 'Algemeen',
    description: 'Ereloon architect: ontwerp, meetstaat en werfcontrole',
    quantity: '1',
    unit: 'st',
    unitPrice: '4800.00',
    contact: 'architect',
  },
  {
    category: 'Algemeen',
    description: 'Werfinrichting: werftoilet, voorlopige elektriciteit en afsluiting',
    quantity: '12',
    unit: 'week',
    unitPrice: '65.00',
  },
  {
    category: 'Algemeen',
    description: 'Strippen van de woning en afvoer van gemengd bouwafval in containers',
    quantity: '18',
    unit: 'm³',
    unitPrice: '74.00',
    contact: 'supplier',
  },
  {
    category: 'Algemeen',
    description: 'Stalen ligger HEA 160 boven de doorbraak keuken, met oplegplaten, menie geschilderd',
    quantity: '137',
    unit: 'kg',
    unitPrice: '6.90',
    contact: 'supplier',
    inLoan: true,
  },
  {
    category: 'Algemeen',
    description: 'Regie-uren voor onvoorziene kleine werken, op bon',
    quantity: '24',
    unit: 'uur',
    unitPrice: '54.00',
  },
];
