import type { ColumnMapping } from '#/features/meetstaat/import-contract';
import { type Row, textOf } from '#/features/meetstaat/server/import/cells';
import { type HeaderMatch, matchHeader } from '#/features/meetstaat/server/import/match-header';

type Claim = HeaderMatch & { column: number };

function isSurer(claim: Claim, than: Claim): boolean {
  if (claim.exact !== than.exact) return claim.exact;
  return claim.rank < than.rank;
}

/** Each field gets the column whose header names it most surely; each column at most one field. */
export function mapHeaders(header: Row): { mapping: ColumnMapping; vat: number | undefined } {
  const claims = header.flatMap((cell, column): Claim[] => {
    const match = matchHeader(textOf(cell));
    return match ? [{ ...match, column }] : [];
  });
  const winners = new Map<string, Claim>();
  for (const claim of claims) {
    const holder = winners.get(claim.field);
    if (!holder || isSurer(claim, holder)) winners.set(claim.field, claim);
  }
  const price = winners.get('unitPrice');
  const spare = claims.find(({ field, column }) => field === 'unitPrice' && price && column > price.column);
  // 'Eenheidsprijs | Prijs': the second is what the line costs.
  if (spare && price && !winners.has('total')) winners.set('total', { ...spare, field: 'total' });
  const { vat, ...fields } = Object.fromEntries([...winners].map(([field, { column }]) => [field, column]));
  return { mapping: fields, vat };
}
