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

/** Whom it is for, where that is known: what comes back is theirs. */
export type ListFor = { project: string; contractor?: string | undefined };

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

/** The same where it may be printed, typed over or read from a picture. */
export const listCodePattern = /\bPV ?- ?(\d{1,9})\b/g;

/** As the architect numbers and names it. */
export function itemWords(item: { articleNumber?: string | null | undefined; description: string }): string {
  const { articleNumber, description } = item;
  return articleNumber ? `${articleNumber} ${description}` : description;
}

export function quantityWords({ quantity, unit }: Pick<FrozenItem, 'quantity' | 'unit'>): string {
  return `${formatQuantity(quantityFromDecimal(quantity))} ${unit}`;
}

/** Who fills it in is known by it when it comes back. */
export const senderLabels = ['Uw bedrijf', 'Uw e-mailadres', 'Uw btw-nummer'] as const;

export function listIntro({ id, text, visit, until }: PriceList, { project }: ListFor): string[] {
  return [
    `Prijsvraag ${listCode(id)} voor ${project}. Graag uw prijs tegen ${formatDayLong(day(until))}.`,
    text,
    ...(visit ? [`Bezoek: ${visit}`] : []),
    'Prijzen zonder btw. De nummers vooraan niet wijzigen: daaraan herkennen we elke post.',
  ];
}
