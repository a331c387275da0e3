import { dayAt } from '#/core/day';
import { decimalFromCents } from '#/core/money';
import { getBurnUp, getLedger } from '#/features/money/ledger/contract';
import { burnUpOf } from '#/features/money/ledger/rules/burn-up';
import { listExpected } from '#/features/money/ledger/server/days-store';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import type { Services } from '#/platform/server/services';

export function ledgerRoutes({ route, db, readMoney, readMoneyMoves, now }: Services): void {
  route(getLedger, ({ project: { projectId } }) =>
    readLedger({ db, readMoney, projectId, today: dayAt(now()) }),
  );

  route(getBurnUp, async ({ project: { projectId } }) => ({
    steps: burnUpOf(await readMoneyMoves(db, projectId), dayAt(now())).map(
      ({ day, committed, invoiced, paid }) => ({
        day,
        committed: decimalFromCents(committed),
        invoiced: decimalFromCents(invoiced),
        paid: decimalFromCents(paid),
      }),
    ),
    expected: await listExpected(db, projectId),
  }));
}
