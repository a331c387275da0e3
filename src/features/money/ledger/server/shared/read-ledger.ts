import type { Day } from '#/core/day';
import { decimalFromCents, subtractTotal, totalFromDecimal, totalOf } from '#/core/money';
import { formatMonth } from '#/core/months';
import { readCashPlan } from '#/features/money/cash-plan/server/shared/read-plan';
import type { Ledger } from '#/features/money/ledger/contract';
import { ledgerOf, type Range } from '#/features/money/ledger/rules/expected';
import { judge } from '#/features/money/ledger/rules/verdict';
import { financingOf, readAmounts } from '#/features/money/shared/rules/financing';
import { findBudget } from '#/features/money/shared/server/project-budget-store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReadMoney } from '#/platform/server/ports/money';

type Asked = { db: Database; readMoney: ReadMoney; projectId: number; today: Day };

export function readLedger(asked: Asked): Promise<Ledger> {
  return derived(asked.projectId, `ledger ${asked.today}`, () => workOutLedger(asked));
}

async function workOutLedger({ db, readMoney, projectId, today }: Asked): Promise<Ledger> {
  const figures = ledgerOf(await readMoney(db, projectId, today));
  const amounts = readAmounts(await findBudget(db, projectId));
  const { isKnown, shortage } = financingOf(amounts);
  const budget = amounts.renovationBudget ? totalOf([amounts.renovationBudget]) : null;
  const known = totalOf([figures.invoiced, figures.toBill]);
  const toCome: Range = {
    low: subtractTotal(figures.expected.low, known),
    high: subtractTotal(figures.expected.high, known),
  };
  return {
    budget: budget === null ? null : decimalFromCents(budget),
    expected: writeRange(figures.expected),
    committed: decimalFromCents(figures.committed),
    invoiced: decimalFromCents(figures.invoiced),
    paid: decimalFromCents(figures.paid),
    open: decimalFromCents(figures.open),
    overpaid: decimalFromCents(figures.overpaid),
    toBill: decimalFromCents(figures.toBill),
    kept: decimalFromCents(figures.kept),
    toCome: writeRange(toCome),
    verdict: judge({
      ...{ budget, figures, toCome, withoutPrice: figures.missing.withoutPrice.length },
      shortage: isKnown ? shortage : null,
      lowestCash: isKnown ? await readLowest({ db, readMoney, projectId, today }) : null,
    }),
    works: figures.works.map(({ name, expected, outside: _, ...work }) => ({
      name,
      budgeted: decimalFromCents(work.budgeted),
      expected: writeRange(expected),
      committed: decimalFromCents(work.committed),
      invoiced: decimalFromCents(work.invoiced),
      paid: decimalFromCents(work.paid),
    })),
    missing: figures.missing,
  };
}

function writeRange({ low, high }: Range): Ledger['expected'] {
  return { low: decimalFromCents(low), high: decimalFromCents(high) };
}

async function readLowest(asked: Asked) {
  const { lowest } = await readCashPlan(asked);
  return { amount: totalFromDecimal(lowest.amount), month: formatMonth(lowest.month) };
}
