import type { Day, DayOffset } from '#/core/day';
import { partLines, quoteLines } from '#/features/papers/shared/example/lines';
import type { ExamplePaper } from '#/features/papers/shared/example/paper';
import { quotes } from '#/features/papers/shared/example/quotes';
import { sumsOf } from '#/features/papers/shared/example/sums';
import { contacts } from '#/features/work/shared/example/contacts';

/** What came in and is still to be looked at: the next part of the electrician, and the plumber’s quote once more. */
export function waitingPapers(on: (offset: DayOffset) => Day): readonly ExamplePaper[] {
  const [secondPart, bathroom] = [
    partLines('electricity', { words: '40%', from: 40, to: 80 }),
    quoteLines('bathroom'),
  ];
  return [
    {
      ...{ kind: 'invoice', number: 'EH-F0191', contact: 'electrician', date: on(-1), until: on(29) },
      ...{ subject: 'Elektriciteit: tweede schijf 40%', amount: '4620.00' },
      ...{ lines: secondPart, ...sumsOf(secondPart, '4620.00') },
      terms: [`Te betalen op ${contacts.electrician.iban} met vermelding van EH-F0191.`],
    },
    {
      ...{ kind: 'quote', number: 'MW-1547-B', contact: 'plumber', date: on(-2), until: on(28) },
      ...{ subject: quotes.bathroom.description, amount: quotes.bathroom.amount },
      ...{ lines: bathroom, ...sumsOf(bathroom, quotes.bathroom.amount) },
      terms: [
        'Deze offerte vervangt MW-1547 en is 30 dagen geldig. De prijzen blijven dezelfde.',
        'Betaling: 30% bij bestelling, 70% na plaatsing.',
      ],
    },
  ];
}
