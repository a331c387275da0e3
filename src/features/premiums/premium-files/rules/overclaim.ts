import { type Cents, cents, centsFromDecimal, zeroCents } from '#/core/money';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';

type Source = { id: number; amount: string; netAmount: string | null };
type Claiming = {
  work: PremiumFile['work'];
  invoices: readonly { invoiceId: number; part: string; counts: boolean }[];
};

export type Overclaim = { works: PremiumFile['work'][]; above: Cents };

/** One invoice in several files, of which together more is asked than stands on it. */
export function findOverclaim(invoice: Source, files: readonly Claiming[]): Overclaim | undefined {
  const claims = files.flatMap(({ work, invoices }) =>
    invoices
      .filter(({ invoiceId, counts }) => counts && invoiceId === invoice.id)
      .map(({ part }) => ({ work, part: Math.abs(centsFromDecimal(part)) })),
  );
  const whole = Math.abs(centsFromDecimal(invoice.netAmount ?? invoice.amount));
  const above = cents(claims.reduce((sum, { part }) => sum + part, 0) - whole);
  if (claims.length < 2 || above <= zeroCents) return undefined;
  return { works: claims.map(({ work }) => work), above };
}
