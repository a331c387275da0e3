import { eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { totalFromDecimal } from '#/core/money';
import { recordExpected } from '#/features/money/ledger/server/record-days';
import { ledgerDays } from '#/features/money/ledger/server/tables';
import { openTeam } from '../../../../../tests/support/papers';
import { withOwnTestApp } from '../../../../../tests/support/test-app';

// It goes through every project there is.
const app = withOwnTestApp();

it('writes down what is expected once a day, where it changed', async () => {
  const { projectId } = await openTeam(app());
  const { db } = app();
  const listed = async () => {
    const rows = await db.select().from(ledgerDays).where(eq(ledgerDays.projectId, projectId));
    return rows.map(({ day: on, low, high }) => [on, low, high]);
  };
  const record = (on: string, estimate: string) =>
    recordExpected({
      ...{ db, today: day(on), signal: AbortSignal.timeout(60_000) },
      readMoney: Object.assign(
        async () => ({
          items: [{ id: 1, work: 'Keuken', estimate: totalFromDecimal(estimate), isComplete: false }],
          ...{ quotes: [], extras: [], invoices: [], kept: [] },
        }),
        { toCome: async () => ({ premiums: [], accepted: new Map() }) },
      ),
    });
  await record('2026-11-19', '0.00');
  expect(await listed()).toEqual([]);
  await record('2026-11-20', '1000.00');
  await record('2026-11-21', '1000.00');
  await record('2026-11-22', '900.00');
  await record('2026-11-22', '950.00');
  expect(await listed()).toEqual([
    ['2026-11-20', '1000.00', '1000.00'],
    ['2026-11-22', '950.00', '950.00'],
  ]);
});
