import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import { SelectField } from '#/ui/select';
import { TableCard } from '#/ui/table-card';
import type { Sort } from '#/ui/table-sorting';
import { type Column, type FooterRow, type TableView, titleColumn } from '#/ui/table-types';

/** The same table on a phone: a card for each row, its totals first: nobody scrolls past 154 cards for them. */
export function TableCards<Row>(view: TableView<Row>) {
  const { caption, columns, lines, sort, onSort, footer, virtual } = view;
  return (
    <div className="flex flex-col gap-2.5 px-3 pt-2 pb-3">
      <SortChoice columns={columns} sort={sort} onSort={onSort} />
      {footer.length > 0 && (
        <div className="flex flex-col gap-0.5 px-1 text-sm">
          {footer.map((row) => (
            <FooterCard key={row.key} row={row} columns={columns} />
          ))}
        </div>
      )}
      {virtual ? (
        <VirtualCards {...view} />
      ) : (
        <ul aria-label={caption} className="flex flex-col gap-2.5">
          {lines.map((line) => (
            <TableCard key={line.id} line={line} view={view} />
          ))}
        </ul>
      )}
    </div>
  );
}

function VirtualCards<Row>(view: TableView<Row>) {
  const { caption, lines } = view;
  const list = useRef<HTMLUListElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (list.current) setTop(list.current.getBoundingClientRect().top + window.scrollY);
  }, []);
  const virtualizer = useWindowVirtualizer({
    count: lines.length,
    estimateSize: () => 90,
    getItemKey: (index) => lines[index]?.id ?? index,
    scrollMargin: top,
    overscan: 4,
    gap: 10,
  });
  return (
    <ul ref={list} aria-label={caption} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {virtualizer.getVirtualItems().map((item) => {
        const line = lines[item.index];
        return (
          line && (
            <TableCard
              key={item.key}
              line={line}
              view={view}
              index={item.index}
              ref={virtualizer.measureElement}
              top={item.start - top}
            />
          )
        );
      })}
    </ul>
  );
}

type SortChoiceProps<Row> = {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
};

function SortChoice<Row>({ columns, sort, onSort }: SortChoiceProps<Row>) {
  const choices = columns
    .filter((column) => column.sortBy)
    .flatMap(({ key, header }): { value: string; label: string; sort: Sort }[] => [
      { value: `${key} up`, label: `${header}, oplopend`, sort: { key, direction: 'ascending' } },
      { value: `${key} down`, label: `${header}, aflopend`, sort: { key, direction: 'descending' } },
    ]);
  if (choices.length === 0) return null;
  const chosen = choices.find(
    (choice) => choice.sort.key === sort?.key && choice.sort.direction === sort.direction,
  );
  return (
    <SelectField
      className="in-[:root:has([data-filters=closed])]:hidden"
      label="Sorteren op"
      hideLabel
      value={chosen?.value ?? ''}
      emptyOption="Niet gesorteerd"
      options={choices}
      onChange={(value) => onSort(choices.find((choice) => choice.value === value)?.sort ?? null)}
    />
  );
}

function FooterCard<Row>({ row, columns }: { row: FooterRow; columns: readonly Column<Row>[] }) {
  const title = titleColumn(columns);
  const filled = columns.filter((column) => row.cells[column.key] !== undefined);
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 font-semibold">
      {title && <div className="font-normal text-ink-soft">{row.cells[title.key]}</div>}
      <dl>
        {filled
          .filter((column) => column !== title)
          .map((column) => (
            <div key={column.key} className="flex justify-between gap-4 py-0.5">
              <dt className={filled.length > 2 ? 'font-normal text-ink-soft' : 'sr-only'}>{column.header}</dt>
              <dd className="text-right tabular-nums">{row.cells[column.key]}</dd>
            </div>
          ))}
      </dl>
    </div>
  );
}
