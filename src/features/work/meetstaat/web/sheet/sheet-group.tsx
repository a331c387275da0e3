import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import { formatEuro } from '#/core/money';
import { type Covered, sumCovered } from '#/features/work/meetstaat/rules/coverage-sum';
import { isCovered, type SheetColumn } from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { SheetActions } from '#/features/work/meetstaat/web/sheet/sheet-row';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import { openWords, subtotal } from '#/features/work/meetstaat/web/subtotal';
import { hasPrice, noPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { cx } from '#/ui/class-names';

type SheetGroupProps = {
  line: Extract<SheetLine, { kind: 'group' }>;
  index: number;
  height: number;
  columns: readonly SheetColumn[];
  covered: Covered | undefined;
  actions: SheetActions;
  hasCursor: boolean;
  isFolded: boolean;
};

const look = 'border-line border-b bg-sunken px-2 -outline-offset-2';

/** Above the rows of a category; what they come to stands above what each of them does. */
function Group({ line, index, height, columns, covered, actions, hasCursor, isFolded }: SheetGroupProps) {
  const Icon = isFolded ? ChevronRight : ChevronDown;
  const sum = covered && sumCovered(line.rows, covered);
  const after = sum ? columns.slice(columns.indexOf('description') + 1) : [];
  return (
    <tr aria-rowindex={index + 2} style={{ height }} className="break-after-avoid">
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the grid has the keys of all its cells */}
      <td
        colSpan={columns.length - after.length}
        tabIndex={hasCursor ? 0 : -1}
        data-cursor={hasCursor || undefined}
        onMouseDown={(event) => {
          event.preventDefault();
          actions.press(line.id, 0, false);
        }}
        onClick={() => actions.fold(line.label)}
        className={cx(look, 'cursor-pointer')}
      >
        <span className="flex flex-wrap items-center justify-between gap-x-4">
          <button
            type="button"
            tabIndex={-1}
            aria-expanded={!isFolded}
            className="flex items-center gap-1.5 rounded-control font-display font-semibold"
          >
            <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 text-ink-soft print:hidden" />
            {line.label}
          </button>
          <span className="text-[0.8125rem] text-ink-soft tabular-nums md:text-[0.9375rem]">
            {sum ? openWords(sum) : subtotal(line.rows)}
          </span>
        </span>
      </td>
      {sum &&
        after.map((column) => (
          <td key={column} className={cx(look, 'text-right font-semibold tabular-nums')}>
            {isCovered(column) &&
              (column === 'estimated' && !line.rows.some(hasPrice) ? noPrice : formatEuro(sum[column]))}
          </td>
        ))}
    </tr>
  );
}

export const SheetGroup = memo(Group);
