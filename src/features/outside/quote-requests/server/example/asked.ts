import type { DayOffset } from '#/core/day';
import type { ContactKey } from '#/features/work/shared/example/contacts';
import type { ExampleItem } from '#/features/work/shared/example/item';
import { items } from '#/features/work/shared/example/items';

/** What was asked: all that the roofer does in the end. */
export const askedItems: readonly ExampleItem[] = items.filter(({ contact }) => contact === 'roofer');

export const asked = {
  title: 'Nieuw dak met isolatie',
  text: 'Graag uw prijs per post voor het vernieuwen van het dak, de goten en het platte dak van de achterbouw.',
  visit: 'U kunt langskomen op zaterdagvoormiddag, na een telefoontje.',
  sent: -168,
  until: -146,
} as const;

type ExampleAnswer = {
  contact: ContactKey;
  /** By what the story calls the quote that came of it. */
  quote: string;
  number: string;
  sentBy: string;
  given: DayOffset;
  startsWithin: string;
  /** By item, in their order; null: not included. */
  prices: readonly (string | null)[];
};

/** Two gave a price; of the third came a paper of their own, later. */
export const answers: readonly ExampleAnswer[] = [
  {
    ...{ contact: 'roofer', quote: 'roof', number: 'DV-1184', sentBy: 'Koen Vermeersch', given: -155 },
    startsWithin: 'zes weken na akkoord',
    prices: askedItems.map(({ unitPrice }) => unitPrice),
  },
  {
    ...{
      contact: 'insulation',
      quote: 'roofRival',
      number: 'OK-2290',
      sentBy: 'Pieter Claerbout',
      given: -149,
    },
    startsWithin: 'in het voorjaar',
    prices: [
      ...[null, '350.17', '34.89', '38.33', '76.18', '95.84', '118.57', '71.26'],
      ...['1455.96', '90.92', '786.34', '59.59', '57.13'],
    ],
  },
];
export const unanswered: ContactKey = 'windows';
