import type { ColumnMapping } from '#/features/work/meetstaat/import-contract';
import { type HeaderMatch, matchHeader } from '#/features/work/meetstaat/server/import/match-header';
import type { KnownColumn } from '#/features/work/meetstaat/server/import/words';
import { type Row, textOf } from '#/features/work/shared/meetstaat/server/import/cells';

type Claim = HeaderMatch & { column: number };

const numeric: readonly KnownColumn[] = ['quantity', 'unitPrice', 'total'];

function isSurer(claim: Claim, than: Claim): boolean {
  if (claim.exact !== than.exact) return claim.exact;
  return claim.rank < than.rank;
}

/**
 * Each field gets the column whose header names it most surely; each column at most one field. `suits` says whether what
 * stands below can be what the header calls it.
 */
export function mapHeaders(
  header: Row,
  suits: (field: KnownColumn, column: number) => boolean = () => true,
): { mapping: ColumnMapping; vat: number | undefined } {
  const claims = header.flatMap((cell, column): Claim[] => {
    const match = matchHeader(textOf(cell));
    return match ? [{ ...match, column }] : [];
  });
  const suited = claims.filter(({ field, column }) => suits(field, column));
  const isSuited = (wanted: KnownColumn) => suited.some(({ field }) => field === wanted);
  // Words where a quantity is asked for are told row by row, unless another column holds what is meant.
  const lone = claims.filter(({ field }) => numeric.includes(field) && !isSuited(field));
  const winners = new Map<string, Claim>();
  for (const claim of [...suited, ...lone]) {
    const holder = winners.get(claim.field);
    if (!holder || isSurer(claim, holder)) winners.set(claim.field, claim);
  }
  const price = winners.get('unitPrice');
  const spare = suited.find(({ field, column }) => field === 'unitPrice' && price && column > price.column);
  // 'Eenheidsprijs | Prijs': the second is what the line costs.
  if (spare && price && !winners.has('total')) winners.set('total', { ...spare, field: 'total' });
  const { vat, ...fields } = Object.fromEntries([...winners].map(([field, { column }]) => [field, column]));
  return { mapping: fields, vat };
}
