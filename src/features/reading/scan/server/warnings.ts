import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { ReadPaper } from '#/features/reading/scan/server/read-paper';

/** What people should look at before they trust what was read, in plain words. */
export function listWarnings(read: ReadPaper): string[] {
  const { paper, notes, isContradicted = false } = read;
  return [
    ...aboutPages(read),
    ...notes,
    ...aboutCurrency(paper),
    ...(paper.addsUp || isContradicted ? [] : [...aboutSums(paper), ...aboutItems(paper)]),
  ];
}

function aboutPages({ pages, pageCount, pagesLeftOut }: ReadPaper): string[] {
  if (pagesLeftOut === 0) return [];
  const last = pages.at(-1)?.number ?? 0;
  return last === pageCount - pagesLeftOut
    ? [`Alleen de eerste ${last} van de ${pageCount} pagina’s zijn gelezen.`]
    : [`${pagesLeftOut} van de ${pageCount} pagina’s zijn niet gelezen.`];
}

function aboutCurrency({ currency }: UnderstoodPaper): string[] {
  return currency === 'EUR' ? [] : [`De bedragen zijn in ${currency}, niet in euro. Reken ze zelf om.`];
}

const names = { netAmount: 'het bedrag zonder btw', vatAmount: 'de btw', totalAmount: 'het totaal' } as const;
const fields = ['netAmount', 'vatAmount', 'totalAmount'] as const;

function aboutSums(paper: UnderstoodPaper): string[] {
  const { netAmount, vatAmount, totalAmount, unread } = paper;
  const named = fields.filter((field) => unread[field] !== undefined);
  const missing = fields.filter((field) => paper[field] === undefined && unread[field] === undefined);
  const others = missing.filter((field) => field !== 'totalAmount');
  const told = [
    ...(named.length > 0
      ? [`Op het papier staat ${listed(named)}, maar het bedrag konden we niet lezen. Vul het zelf in.`]
      : []),
    ...(missing.includes('totalAmount') ? ['We vonden geen totaalbedrag. Vul het zelf in.'] : []),
    ...(others.length > 0 ? [`We vonden ${listed(others)} niet op het papier.`] : []),
    ...aboutCalculated(paper),
  ];
  if (told.length > 0) return told;
  const isSum =
    netAmount && vatAmount && totalAmount && netAmount.value + vatAmount.value === totalAmount.value;
  return isSum
    ? paper.itemsAddUp
      ? ['De btw klopt niet tot op de cent met het tarief en het bedrag dat we lazen. Kijk de btw na.']
      : []
    : ['Het bedrag zonder btw en de btw maken samen niet het totaal dat we lazen. Kijk de bedragen goed na.'];
}

/** A sum of ours is told as one. */
function aboutCalculated({ calculated, items, netAmount }: UnderstoodPaper): string[] {
  const whole = items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const isAdded = calculated.includes('netAmount') && items.length > 0 && netAmount?.value === whole;
  const rest = calculated.filter((field) => field !== 'netAmount' || !isAdded);
  return [
    ...(isAdded
      ? [
          `Het bedrag zonder btw is opgeteld uit ${items.length === 1 ? 'één post' : `${items.length} posten`}. Kijk het na.`,
        ]
      : []),
    ...(rest.length > 0
      ? [`We berekenden ${listed(rest)} uit wat er wel staat. Kijk ${rest.length === 1 ? 'het' : 'ze'} na.`]
      : []),
  ];
}

function aboutItems({ items, netAmount, itemsAddUp }: UnderstoodPaper): string[] {
  if (itemsAddUp || !netAmount) return [];
  return [
    items.length === 0
      ? 'We vonden geen posten, dus het bedrag zonder btw konden we niet narekenen.'
      : 'De posten maken samen niet het bedrag zonder btw. Misschien ontbreekt er een post of is er een verkeerd gelezen.',
  ];
}

function listed(some: readonly (keyof typeof names)[]): string {
  const texts = some.map((field) => names[field]);
  return texts.length < 2 ? texts.join('') : `${texts.slice(0, -1).join(', ')} en ${texts.at(-1)}`;
}
