import { useRef } from 'react';
import { formatEuro, subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { dueMonths } from '#/features/money/cash-plan/rules/due-months';
import type { DrawnPlans } from '#/features/money/cash-plan/rules/what-if';
import { CashChart } from '#/features/money/cash-plan/web/cash-chart';
import { MonthDetails } from '#/features/money/cash-plan/web/month-details';
import { cashPlanNames } from '#/features/money/shared/cash-plan-address';
import { useAddress } from '#/platform/web/use-address';

type CashPictureProps = {
  drawn: DrawnPlans;
  /** As one supposes them. */
  entries: readonly CashEntry[];
  expected: readonly CashEntry[];
};

/** The chart, and below it what falls due in the month that one presses. */
export function CashPicture({ drawn, entries, expected }: CashPictureProps) {
  const frame = useRef<HTMLFieldSetElement>(null);
  const { search, put } = useAddress();
  const months = drawn.plan.months.map(({ month }) => month);
  const due = dueMonths({ entries, expected }, months);
  const open = due.find(({ month }) => month === search.get(cashPlanNames.month));
  const show = (month: string | null) => put({ [cashPlanNames.month]: month ?? '' });
  const close = () => {
    // What has the focus goes with the list: it goes back to where the list came from.
    frame.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    show(null);
  };
  return (
    <fieldset
      ref={frame}
      aria-label="Verloop per maand"
      className="flex min-w-0 flex-col gap-3"
      onKeyDown={({ key }) => {
        if (key === 'Escape' && open) close();
      }}
    >
      <CashChart {...drawn} due={due} open={open?.month ?? null} onOpen={show} />
      {due.length > 0 && (
        <p className="text-ink-soft text-sm">
          <span className="print:hidden">
            Elke stip is een maand waarin iets vervalt: druk erop om te zien wat.{' '}
          </span>
          {drawn.ifAccepted && leftOut(expected)}
        </p>
      )}
      <MonthDetails open={open} plan={drawn.plan} onClose={close} />
    </fieldset>
  );
}

/** What the dashed line doesn't say. */
function leftOut(expected: readonly CashEntry[]): string {
  const undated = sumOf(expected.filter(({ day }) => day === null));
  return `De streepjeslijn telt van meerdere offertes voor dezelfde soort werk alleen de duurste${
    undated === 0n
      ? '.'
      : `, en niet de ${formatEuro(subtractTotal(zeroTotal, undated))} waarvan nog niet vastligt wanneer u ze betaalt.`
  }`;
}

function sumOf(entries: readonly CashEntry[]): Total {
  return totalOf(entries.map(({ amount }) => totalFromDecimal(amount)));
}
