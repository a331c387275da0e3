import { Fragment, memo, type Ref } from 'react';
import { cx } from '#/ui/class-names';
import { GroupName } from '#/ui/table-group';
import { RowButton } from '#/ui/table-line';
import type { Line } from '#/ui/table-lines';
import { isRowClick } from '#/ui/table-row-click';
import { isFilled, needsName, recordMark, type TableView, titleColumn } from '#/ui/table-types';
import { VisuallyHidden } from '#/ui/visually-hidden';

type TableCardProps<Row> = {
  line: Line<Row>;
  view: TableView<Row>;
  index?: number;
  ref?: Ref<HTMLLIElement>;
  /** Where it hangs in a list of which only a part is in the page. */
  top?: number;
};

function Li<Row>({ line, view, index, ref, top }: TableCardProps<Row>) {
  const place = {
    ref,
    'data-index': index,
    'aria-setsize': index === undefined ? undefined : view.lines.length,
    'aria-posinset': index === undefined ? undefined : index + 1,
    style: top === undefined ? undefined : { transform: `translateY(${top}px)` },
  };
  const placeClass = top === undefined ? undefined : 'absolute inset-x-0 top-0';
  if (line.kind === 'group') {
    return (
      <li
        {...place}
        className={cx(
          'flex flex-wrap items-baseline justify-between gap-x-2 px-0.5 not-first:pt-3',
          placeClass,
        )}
      >
        <GroupName line={line} view={view} />
        {view.groupSummary && (
          <span className="text-ink-soft text-sm tabular-nums">{view.groupSummary(line.rows)}</span>
        )}
      </li>
    );
  }
  const { row } = line;
  const { onRowClick } = view;
  const columns = view.columns.filter((column) => !column.hideOnPhone);
  const title = titleColumn(columns);
  const inCorner = columns.filter(({ onPhone }) => onPhone === 'corner');
  const actions = columns.filter((column) => column.role === 'actions' && column !== title);
  const heads = columns.filter((column) => column.onPhone === 'head' && column !== title);
  const facts = columns.filter((column) => ![title, ...inCorner, ...actions, ...heads].includes(column));
  const sum = facts.findLast(({ align }) => align === 'end');
  const isNamed = (column: (typeof facts)[number]) =>
    column === sum ? column.nameOnPhone === true : needsName(column);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the title's button is the way in for the keyboard
    <li
      {...place}
      data-record={recordMark(view.kind, line)}
      onClick={onRowClick && ((event) => isRowClick(event) && onRowClick(row))}
      className={cx('group rounded-card border border-line bg-surface px-4 py-2.5 shadow-card', placeClass)}
    >
      {/* Buttons go under a name that they would leave no room for. */}
      <div className="flex flex-wrap items-center justify-end gap-x-2">
        <div className="flex min-w-0 flex-1 basis-36 items-baseline gap-2">
          <div
            className={cx(
              'wrap-anywhere font-semibold',
              heads.length > 0 ? 'max-w-[60%] shrink-0' : 'min-w-0',
            )}
          >
            {title && onRowClick ? (
              <RowButton column={title} row={row} onRowClick={onRowClick} />
            ) : (
              title?.cell(row)
            )}
          </div>
          {heads.map((column) => (
            <div key={column.key} className="min-w-0 flex-1">
              <VisuallyHidden>{column.header}: </VisuallyHidden>
              {column.cell(row)}
            </div>
          ))}
        </div>
        {inCorner.length + actions.length > 0 && (
          <div className="-my-0.5 -mr-2.5 flex shrink-0 items-center">
            {[...inCorner, ...actions].map((column) => {
              const content = column.cell(row);
              return isFilled(content) && <Fragment key={column.key}>{content}</Fragment>;
            })}
          </div>
        )}
      </div>
      {[title, ...heads].map(
        (column) => column && <Fragment key={column.key}>{column.below?.(row)}</Fragment>,
      )}
      <dl className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 text-[0.9375rem]">
        {facts.map((column) => {
          const content = column.cell(row);
          const isCut = column.onPhone === 'line' || column.onPhone === 'fill';
          return (
            isFilled(content) && (
              <div
                key={column.key}
                className={cx(
                  'flex min-w-0 items-baseline gap-1.5',
                  isCut && 'text-ink-soft',
                  column.onPhone === 'line' && 'basis-full',
                  // Of the room it asks for only little counts, so that it is cut rather than put on a line of its own.
                  column.onPhone === 'fill' && 'flex-1 basis-20',
                  column === sum && 'order-last ml-auto text-right font-semibold',
                )}
              >
                <dt className={isNamed(column) ? 'shrink-0 text-ink-soft text-sm' : 'sr-only'}>
                  {isNamed(column) ? (column.shortHeader ?? column.header) : column.header}
                </dt>
                <dd
                  className={cx(
                    'min-w-0',
                    isCut && 'truncate [&>*]:block [&>*]:truncate',
                    // The second half of an amount would read as another.
                    column.align === 'end' ? 'tabular-nums' : !isCut && 'wrap-anywhere',
                  )}
                >
                  {content}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </li>
  );
}

export const TableCard = memo(Li) as typeof Li;
