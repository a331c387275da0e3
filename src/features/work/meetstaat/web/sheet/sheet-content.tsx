import type { ReactNode } from 'react';
import type { CoveredItem } from '#/features/work/meetstaat/coverage-contract';
import { cellText } from '#/features/work/meetstaat/rules/sheet-cells';
import { coveredContent } from '#/features/work/meetstaat/web/covered-content';
import { CellButton, SaidTick, Tick } from '#/features/work/meetstaat/web/sheet/cell-signs';
import {
  columnName,
  isCovered,
  isTick,
  isTyped,
  type SheetColumn,
} from '#/features/work/meetstaat/web/sheet/sheet-columns';
import type { SheetLine } from '#/features/work/meetstaat/web/sheet/use-sheet-lines';
import type { Item, ItemChanges } from '#/features/work/shared/meetstaat/contract';
import { totalInWords } from '#/features/work/shared/meetstaat/rules/sums';

type CellLine = Exclude<SheetLine, { kind: 'group' }>;

/** Of a description that may be cut. */
export function titleOf(line: CellLine, column: SheetColumn): string | undefined {
  if (line.kind === 'new' || column !== 'description') return undefined;
  return line.row.description.length > 40 ? line.row.description : undefined;
}

type Content = {
  line: CellLine;
  column: SheetColumn;
  isMarked: boolean;
  /** What was typed so far of a new item. */
  draft: ItemChanges | undefined;
  covered: CoveredItem | undefined;
  mayChange: boolean;
  hasUnits: boolean;
  /** What has no column of its own here, under the words. */
  under: readonly string[];
};

export function contentOf(content: Content): ReactNode {
  const { line, column, isMarked, draft, covered, mayChange, hasUnits, under } = content;
  if (line.kind === 'new') return newContentOf(column, draft);
  const { row } = line;
  if (column === 'mark') return <Tick on={isMarked} label={`Selecteer ${row.description}`} />;
  if (column === 'edit' || column === 'remove') {
    return <CellButton sign={column} label={`${columnName(column)}: ${row.description}`} />;
  }
  if (isTick(column)) {
    const label = `${columnName(column)}: ${row.description}`;
    return mayChange ? <Tick on={row[column]} label={label} /> : <SaidTick on={row[column]} />;
  }
  if (column === 'total') return totalInWords([row]);
  if (isCovered(column)) return coveredContent(column, row, covered);
  if (column === 'description') return <Words row={row} under={under} />;
  const text = cellText(row, column);
  return column === 'quantity' && !hasUnits ? `${text} ${row.unit}` : text;
}

function Words({ row, under }: { row: Item; under: readonly string[] }) {
  return (
    <>
      <span className="line-clamp-2 wrap-anywhere whitespace-normal leading-5">
        {row.articleNumber && <span className="mr-1.5 text-ink-soft">{row.articleNumber}</span>}
        {row.description}
      </span>
      {under.map((words) => (
        <span key={words} className="block truncate text-[0.8125rem] text-ink-soft leading-[1.125rem]">
          {words}
        </span>
      ))}
    </>
  );
}

function newContentOf(column: SheetColumn, draft: ItemChanges | undefined): ReactNode {
  if (!isTyped(column)) return null;
  const typed = draft?.[column];
  if (typed !== undefined) return <span className="text-ink">{typed.replace('.', ',')}</span>;
  return column === 'description' ? <em>Nieuw item…</em> : null;
}
