import type { ReactNode } from 'react';
import type { Line } from '#/ui/table-lines';
import type { Sort, SortValue } from '#/ui/table-sorting';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** Null or undefined leaves the cell empty, and its line out of the card on a phone. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly sortBy?: (row: Row) => SortValue;
  /** A CSS width. A table long enough to be virtual has fixed columns: give the wide and narrow ones theirs. */
  readonly width?: string;
  /** What reads badly broken over two lines: a date, a number. */
  readonly nowrap?: boolean;
  readonly hideOnPhone?: boolean;
  /** Only for screen readers (a column of buttons). */
  readonly hideHeader?: boolean;
  /** Shown in the header in place of the text (a checkbox for all rows). */
  readonly headerCell?: ReactNode;
  /** 'title' heads the card on a phone and opens the row (else the first column does); 'actions' are its buttons. */
  readonly role?: 'title' | 'actions';
};

export type FooterRow = {
  readonly key: string;
  /** By column key. */
  readonly cells: Readonly<Record<string, ReactNode>>;
};

/** What both shapes of a table, rows and cards, are drawn from. */
export type TableView<Row> = {
  caption: string;
  columns: readonly Column<Row>[];
  lines: readonly Line<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  footer: readonly FooterRow[];
  groupSummary: ((rows: readonly Row[]) => ReactNode) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  virtual: boolean;
};

export function titleColumn<Row>(columns: readonly Column<Row>[]): Column<Row> | undefined {
  return columns.find((column) => column.role === 'title') ?? columns[0];
}

export function alignClass(align: Column<never>['align']): string {
  switch (align) {
    case 'end':
      return 'text-right tabular-nums';
    case 'center':
      return 'text-center';
    case 'start':
    case undefined:
      return 'text-left';
  }
}
