import type { Fact } from '#/core/grade';
import { cents, type Total, totalOf, zeroTotal } from '#/core/money';

/** What a consumer who pays late may be charged: book XIX, by the law of 4 May 2023. */
export const reminderFact = {
  grade: 'B',
  source: 'farys.be (tabel), studio-legale.com',
  copied: null,
  claim:
    'De eerste herinnering {must} gratis zijn. Daarna mag een firma hoogstens dit aanrekenen: tot € 150 € 20; van € 150,01 tot € 500 € 30 en 10% van wat boven € 150 ligt; boven € 500 € 65 en 5% van wat boven € 500 ligt, met een maximum van € 2.000.',
} as const satisfies Fact;

type Step = { above: number; fixed: number; percent: bigint };

/** The highest first; in cents. */
const steps: readonly Step[] = [
  { above: 50_000, fixed: 6_500, percent: 5n },
  { above: 15_000, fixed: 3_000, percent: 10n },
  { above: 0, fixed: 2_000, percent: 0n },
];
const most = totalOf([cents(200_000)]);

/** The most that may be charged on what is owed, in whole cents: what is less than one doesn’t count. */
export function mostReminderCosts(owed: Total): Total {
  const step = steps.find(({ above }) => owed > BigInt(above));
  if (!step) return zeroTotal;
  const share = ((owed - BigInt(step.above)) * step.percent) / 100n;
  const charged = totalOf([cents(step.fixed), share as Total]);
  return charged > most ? most : charged;
}
