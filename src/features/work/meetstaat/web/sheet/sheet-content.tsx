import type { ReactNode } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { ItemChanges } from '#/features/work/meetstaat/contract';
import { cellText } from '#/features/work/meetstaat/rules/sheet-cells';
import {
  columnName,
  isTick,
  isTyped,
  type SheetColumn,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import { cx } from '#/ui/class-names';

/** One element: a drawing of its own would be four, in every row. */
const pencil = {
  mask: `url("data:image/svg+xml,${encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="M21.17 6.81a1 1 0 0 0-3.99-3.99L3.84 16.17a2 2 0 0 0-.5.83l-1.32 4.35a.5.5 0 0 0 .62.62l4.36-1.32a2 2 0 0 0 .83-.5zM15 5l4 4"/></svg>',
  )}") center / contain no-repeat`,
};

type CellLine = Exclude<SheetLine, { kind: 'group' }>;

/** Of a description that may be cut. */
export function titleOf(line: CellLine, column: SheetColumn): string | undefined {
  if (line.kind === 'new' || column !== 'description') return undefined;
  return line.row.description.length > 40 ? line.row.description : undefined;
}

type Content = {
  isMarked: boolean;
  /** What was typed so far of a new item. */
  draft: ItemChanges | undefined;
  line: CellLine;
  column: SheetColumn;
  hasUnits: boolean;
};

export function contentOf({ line, column, isMarked, draft, hasUnits }: Content): ReactNode {
  if (line.kind === 'new') return newContentOf(column, draft);
  const { row } = line;
  if (column === 'mark') return <Tick on={isMarked} label={`Selecteer ${row.description}`} />;
  if (column === 'edit')
    return (
      <span style={pencil} className="inline-block size-4 bg-ink-soft align-middle group-hover:bg-brick" />
    );
  if (isTick(column)) return <Tick on={row[column]} label={`${columnName(column)}: ${row.description}`} />;
  if (column === 'total') return formatEuro(totalFromDecimal(row.totalAmount));
  const text = cellText(row, column);
  return column === 'quantity' && !hasUnits ? `${text} ${row.unit}` : text;
}

function newContentOf(column: SheetColumn, draft: ItemChanges | undefined): ReactNode {
  if (!isTyped(column)) return null;
  const typed = draft?.[column];
  if (typed !== undefined) return <span className="text-ink">{typed.replace('.', ',')}</span>;
  return column === 'description' ? <em>Nieuw item…</em> : null;
}

/** Drawn, not an input: five thousand rows have no thousand fields to go past. */
function Tick({ on, label }: { on: boolean; label: string }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the cell has the focus and the keys, and this only says what it holds
    <span
      role="checkbox"
      aria-checked={on}
      aria-label={label}
      tabIndex={-1}
      className={cx(
        'pointer-events-none inline-block size-5 rounded-[0.3rem] border p-0.5 align-middle',
        on ? 'border-brick bg-brick text-on-brick' : 'border-line-strong bg-surface',
      )}
    >
      {on && (
        <svg
          viewBox="0 0 24 24"
          aria-hidden="true"
          className="block size-3.5 fill-none stroke-current stroke-[3.5]"
        >
          <path d="M20 6 9 17l-5-5" />
        </svg>
      )}
    </span>
  );
}
