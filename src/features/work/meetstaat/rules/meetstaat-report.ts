import type { Day } from '#/core/day';
import { euro } from '#/core/euro';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { madeFor, type Report } from '#/core/report';
import type { Coverage } from '#/features/work/meetstaat/rules/coverage';
import { withoutQuoteText } from '#/features/work/meetstaat/rules/coverage-words';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { hasPrice, noPrice } from '#/features/work/shared/meetstaat/rules/priced';

type Sources = { project: string; today: Day; items: readonly Item[]; coverage: Coverage };
type Figures = Coverage['total'] | Coverage['items'][number];

const title = 'Meetstaat met dekking';

export function meetstaatReport({ project, today, items, coverage }: Sources): Report {
  if (items.length === 0) {
    return { title, sections: [madeFor(project, today), { lines: ['Er staat nog niets in de meetstaat.'] }] };
  }
  const byId = new Map(coverage.items.map((each) => [each.itemId, each]));
  const { count, withoutQuote, withoutPrice } = coverage.total;
  return {
    title,
    sections: [
      madeFor(project, today),
      {
        lines: [
          withoutQuote === 0
            ? `Voor alle ${count} posten is er een offerte.`
            : withoutQuoteText(coverage.total),
          'Alle bedragen zijn met btw. ‘Laagste’: nog niet geaccepteerd.',
          ...(withoutPrice === 0
            ? []
            : [
                `De geschatte totalen zijn van ${count - withoutPrice} van de ${count} posten: de andere hebben geen prijs.`,
              ]),
        ],
      },
      ...coverage.categories.map((category) => ({
        heading: category.category,
        table: {
          columns,
          rows: [
            ...items
              .filter((item) => item.category === category.category)
              .map((item) => ({
                cells: [
                  item.articleNumber ? `${item.articleNumber} ${item.description}` : item.description,
                  `${formatQuantity(quantityFromDecimal(item.quantity))} ${item.unit}`,
                  ...amountsOf(byId.get(item.id), hasPrice(item)),
                ],
              })),
            {
              cells: ['Totaal', '', ...amountsOf(category, category.withoutPrice < category.count)],
              isStrong: true,
            },
          ],
        },
      })),
      {
        heading: 'Totaal project',
        table: { columns, rows: [{ cells: ['', '', ...amountsOf(coverage.total)], isStrong: true }] },
      },
    ],
  };
}

const columns = [
  { title: 'Post', share: 0.32 },
  { title: 'Aantal', share: 0.12, align: 'end' as const },
  { title: 'Geschat', share: 0.14, align: 'end' as const },
  { title: 'Offerte', share: 0.14, align: 'end' as const },
  { title: 'Gefactureerd', share: 0.14, align: 'end' as const },
  { title: 'Betaald', share: 0.14, align: 'end' as const },
];

function amountsOf(figures: Figures | undefined, isPriced = true): string[] {
  if (!figures) return [];
  const waits = 'quotedAs' in figures && figures.quotedAs === 'best' ? ' laagste' : '';
  const quoted = figures.quoted === null ? 'geen' : `${euro(figures.quoted)}${waits}`;
  return [isPriced ? euro(figures.estimated) : noPrice, quoted, euro(figures.invoiced), euro(figures.paid)];
}
