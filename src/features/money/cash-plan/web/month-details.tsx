import { X } from 'lucide-react';
import { type Day, day, formatDayLong } from '#/core/day';
import { decimalFromCents, totalFromDecimal, totalOf } from '#/core/money';
import { formatMonth, type Month, monthOf } from '#/core/months';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import type { DueMonth } from '#/features/money/cash-plan/rules/due-months';
import { availableInWords, flowInWords } from '#/features/money/cash-plan/rules/entry-words';
import { availableAt, type Plan } from '#/features/money/cash-plan/rules/plan';
import { EntryList } from '#/features/money/cash-plan/web/entry-list';
import { Button } from '#/ui/button';

type MonthDetailsProps = { open: DueMonth | undefined; plan: Plan; onClose: () => void };

/** What falls due in the month that was pressed. Its head is read out; the list follows when one goes on. */
export function MonthDetails({ open, plan, onClose }: MonthDetailsProps) {
  return (
    <div className={open && 'rounded-card border border-line bg-paper p-3 sm:p-4'}>
      <div className="flex items-start justify-between gap-3">
        <div aria-live="polite">
          {open && (
            <>
              <h3 className="text-base first-letter:uppercase">{formatMonth(open.month)}</h3>
              <p className="text-ink-soft text-sm">{summaryOf(open, plan)}</p>
            </>
          )}
        </div>
        {open && (
          <Button
            variant="quiet"
            size="icon"
            className="-mt-1.5 -mr-1.5"
            aria-label="Sluiten"
            icon={<X aria-hidden="true" />}
            onClick={onClose}
          />
        )}
      </div>
      {open && open.due.length > 0 && <DatedList month={open.month} entries={open.due} />}
      {open && open.expected.length > 0 && (
        <>
          <h4 className="mt-3 font-semibold text-[0.9375rem]">Verwacht, als u aanvaardt</h4>
          <DatedList month={open.month} entries={open.expected} />
        </>
      )}
    </div>
  );
}

function DatedList({ month, entries }: { month: Month; entries: readonly CashEntry[] }) {
  const inWords = (on: Day) =>
    monthOf(on) < month ? `was voorzien op ${formatDayLong(on)}` : formatDayLong(on);
  return (
    <EntryList
      entries={entries}
      below={(entry) => entry.day && inWords(day(entry.day))}
      inWords={flowInWords}
    />
  );
}

/** The sums, and what they leave: of what is certain alone. */
function summaryOf({ month, due }: DueMonth, plan: Plan): string {
  const isGoing = ({ amount }: CashEntry) => amount.startsWith('-');
  const flows = [
    due.filter(isGoing),
    due.filter((entry) => !isGoing(entry) && entry.target === 'cash'),
    due.filter((entry) => !isGoing(entry) && entry.target === 'loan'),
  ].flatMap(([first, ...others]) => {
    if (!first) return [];
    const sum = totalOf([first, ...others].map(({ amount }) => totalFromDecimal(amount)));
    return flowInWords({ amount: decimalFromCents(sum), target: first.target });
  });
  const said = flows.length > 0 ? flows.join(', ') : 'Er vervalt niets dat al vastligt';
  return `${said}. Op het einde van de maand: ${availableInWords(availableAt(plan, month))}.`;
}
