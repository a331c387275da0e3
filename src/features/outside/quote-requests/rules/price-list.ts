import { day, formatDayLong } from '#/core/day';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import type { FrozenItem } from '#/features/outside/quote-requests/prices-contract';

/** What is asked, as it stands on paper and in a workbook. */
export type PriceList = {
  id: number;
  title: string;
  text: string;
  visit: string | null;
  until: string;
  items: readonly FrozenItem[];
};

/** What is written above the columns: what comes back is read by it. */
export const listHeaders = {
  number: 'Nr.',
  category: 'Categorie',
  description: 'Omschrijving',
  quantity: 'Hoeveelheid',
  unit: 'Eenheid',
  unitPrice: 'Eenheidsprijs zonder btw',
  vatRate: 'Btw %',
  total: 'Totaal zonder btw',
  included: 'Inbegrepen',
  note: 'Opmerking',
} as const;
export type ListField = keyof typeof listHeaders;
export const listFields = Object.keys(listHeaders) as ListField[];

export const includedLabels = { yes: 'ja', no: 'nee', 'in-other': 'in andere post' } as const;

/** By which a list that comes back is known. */
export function listCode(id: number): string {
  return `PV-${id}`;
}

export function quantityWords({ quantity, unit }: Pick<FrozenItem, 'quantity' | 'unit'>): string {
  return `${formatQuantity(quantityFromDecimal(quantity))} ${unit}`;
}

export function listIntro({ id, text, visit, until }: PriceList, project: string): string[] {
  return [
    `Prijsvraag ${listCode(id)} voor ${project}. Graag uw prijs tegen ${formatDayLong(day(until))}.`,
    text,
    ...(visit ? [`Bezoek: ${visit}`] : []),
    'Prijzen zonder btw. De nummers vooraan niet wijzigen: daaraan herkennen we elke post.',
  ];
}
