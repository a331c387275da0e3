import { type Checked, sortLooked } from '#/features/papers/shared/checked';

type ReadPaper = {
  readonly netAmount: string | null;
  readonly vatAmount: string | null;
  readonly totalAmount: string | null;
  readonly vatLines: readonly { readonly rate: number | null }[];
  readonly addsUp: boolean;
  readonly itemsAddUp: boolean;
  readonly pagesLeftOut: number;
};

/** Of a paper that was just read: what was held against what, and what could not be. */
export function readLooked(read: ReadPaper): Checked {
  const { netAmount, vatAmount, totalAmount, vatLines, addsUp, itemsAddUp, pagesLeftOut } = read;
  const missing = [
    ...(netAmount === null ? ['het bedrag zonder btw'] : []),
    ...(vatAmount === null ? ['de btw'] : []),
    ...(totalAmount === null ? ['het totaal'] : []),
  ];
  const hasRate = vatLines.some(({ rate }) => rate !== null);
  return sortLooked([
    missing.length > 0
      ? { kind: 'sums', isChecked: false, text: `het rekenwerk: we lazen niet ${missing.join(', ')}` }
      : { kind: 'sums', isChecked: true, text: sumsText(addsUp, itemsAddUp) },
    hasRate
      ? { kind: 'vat', isChecked: addsUp, text: addsUp ? 'de btw per tarief' : 'de btw: ze telt niet op' }
      : { kind: 'vat', isChecked: false, text: 'het btw-tarief: we lazen er geen' },
    ...(pagesLeftOut > 0
      ? [{ kind: 'file' as const, isChecked: false, text: `${pagesLeftOut} pagina’s, die we niet lazen` }]
      : []),
  ]);
}

function sumsText(addsUp: boolean, itemsAddUp: boolean): string {
  if (!addsUp) return 'het rekenwerk, en dat klopt niet';
  return itemsAddUp
    ? 'het rekenwerk: de posten, de btw en het totaal kloppen met elkaar'
    : 'het rekenwerk: het bedrag zonder btw en de btw maken samen het totaal';
}
