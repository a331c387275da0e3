import { memo, type ReactNode, type Ref } from 'react';
import { cx } from '#/ui/class-names';
import { GroupName } from '#/ui/table-group';
import { isSameLine, type Line } from '#/ui/table-lines';
import { isRowClick } from '#/ui/table-row-click';
import {
  alignClass,
  type Column,
  isFilled,
  isPinned,
  needsName,
  nothing,
  pinnedClass,
  recordMark,
  type TableView,
  titleColumn,
} from '#/ui/table-types';
import { VisuallyHidden } from '#/ui/visually-hidden';

type TableLineProps<Row> = {
  line: Line<Row>;
  view: TableView<Row>;
  /** Where it stands among all lines; only needed where not all are in the page. */
  index?: number;
  ref?: Ref<HTMLTableRowElement>;
};

function looksTheSame<Row>(before: TableLineProps<Row>, after: TableLineProps<Row>): boolean {
  return (
    isSameLine(before.line, after.line) &&
    before.index === after.index &&
    before.ref === after.ref &&
    before.view.columns === after.view.columns &&
    before.view.onRowClick === after.view.onRowClick &&
    before.view.groupSummary === after.view.groupSummary &&
    before.view.onFold === after.view.onFold &&
    (after.line.kind === 'row' || before.view.folded === after.view.folded)
  );
}

function Tr<Row>({ line, view, index, ref }: TableLineProps<Row>) {
  const { columns, onRowClick, groupSummary } = view;
  // The header is row 1.
  const place = { ref, 'data-index': index, 'aria-rowindex': index === undefined ? undefined : index + 2 };
  if (line.kind === 'group') {
    return (
      <tr {...place}>
        <th
          colSpan={columns.length}
          scope="colgroup"
          className="border-line border-b bg-sunken px-3 py-2 text-left font-normal"
        >
          <span className="flex flex-wrap items-baseline justify-between gap-x-4">
            <GroupName line={line} view={view} />
            {groupSummary && <span className="text-ink-soft tabular-nums">{groupSummary(line.rows)}</span>}
          </span>
        </th>
      </tr>
    );
  }
  const title = titleColumn(columns);
  return (
    <tr
      {...place}
      data-record={recordMark(view.kind, line)}
      onClick={onRowClick && ((event) => isRowClick(event) && onRowClick(line.row))}
      className={cx('group', onRowClick && 'cursor-pointer hover:bg-paper')}
    >
      {columns.map((column) => (
        <td
          key={column.key}
          data-actions={isPinned(column) || undefined}
          className={cx(
            'wrap-anywhere border-line border-b px-3 align-middle @max-[63rem]/rows:px-2 group-last:border-b-0',
            column.role === 'actions' ? 'py-0.5' : 'py-2.5',
            alignClass(column.align),
            column.nowrap && 'whitespace-nowrap',
            pinnedClass(column, 'body'),
          )}
        >
          {onRowClick && column === title ? (
            <RowButton column={column} row={line.row} onRowClick={onRowClick} />
          ) : (
            contentOf(column, line.row)
          )}
          {column.below?.(line.row)}
          {column.folded?.map((each) => (
            <FoldedCell key={each.key} column={each} row={line.row} />
          ))}
        </td>
      ))}
    </tr>
  );
}

/** Remembered: scrolling, filtering or a tick in one row doesn't change the rows that stay. */
export const TableLine = memo(Tr, looksTheSame) as typeof Tr;

/** No column of data has a hole in it; where there is no button to press there is none. */
function contentOf<Row>({ cell, below, role, hideHeader }: Column<Row>, row: Row): ReactNode {
  const content = cell(row);
  const isHole = !isFilled(content) && role !== 'actions' && !hideHeader && !isFilled(below?.(row));
  return isHole ? nothing : content;
}

function FoldedCell<Row>({ column, row }: { column: Column<Row>; row: Row }) {
  const content = column.cell(row);
  if (!isFilled(content)) return null;
  const { header, shortHeader = header } = column;
  return (
    <span className="mt-0.5 block text-ink-soft text-sm">
      {needsName(column) ? `${shortHeader} ` : <VisuallyHidden>{header}: </VisuallyHidden>}
      <span className={cx(column.nowrap && 'whitespace-nowrap')}>{content}</span>
    </span>
  );
}

type RowButtonProps<Row> = { column: Column<Row>; row: Row; onRowClick: (row: Row) => void };

export function RowButton<Row>({ column, row, onRowClick }: RowButtonProps<Row>) {
  return (
    <button
      type="button"
      onClick={() => onRowClick(row)}
      className="wrap-anywhere block max-w-full rounded-[0.3rem] text-left font-semibold hover:text-brick group-hover:text-brick"
    >
      {column.cell(row)}
    </button>
  );
}
