import type { ReactNode } from 'react';
import { cx } from '#/ui/class-names';
import type { Line } from '#/ui/table-lines';
import type { Sort, SortValue } from '#/ui/table-sorting';

/** In a cell of a row that has none of it; a card leaves it out. */
export const nothing = '–';

export type Column<Row> = {
  readonly key: string;
  readonly header: string;
  /** Where it stands in another cell or on a card, if that says enough. */
  readonly shortHeader?: string;
  /** What is empty is a dash in a row, and left out of the card on a phone. */
  readonly cell: (row: Row) => ReactNode;
  readonly align?: 'start' | 'center' | 'end';
  readonly sortBy?: (row: Row) => SortValue;
  /** How narrow it may be, for one without a width that shares what is left. */
  readonly least?: string;
  /** A CSS width, for what is known to be narrow or wide. The others share what is left, and have a least width. */
  readonly width?: string;
  /** What reads badly broken over two lines: a date, a number. */
  readonly nowrap?: boolean;
  readonly hideOnPhone?: boolean;
  /**
   * On a card: 'head' stands beside its title, 'line' on a line of its own and 'fill' in what room its line has, both cut
   * there; 'corner' stands with its buttons, 'plain' has no name before it.
   */
  readonly onPhone?: 'head' | 'line' | 'fill' | 'corner' | 'plain';
  /** What there is to say of a few rows only: under what the cell holds, and on a card on a line of its own. */
  readonly below?: (row: Row) => ReactNode;
  /** Left out where the rows have no room for all, the highest first: it stands in the row's detail. */
  readonly givesWay?: number;
  /** Where it gave way it stands under what the column of this key says. */
  readonly foldsInto?: string;
  /** Its width where all that give way have done so. */
  readonly tightWidth?: string;
  /** The last amount of a card on a phone goes without its name; not where it isn't the sum of the others. */
  readonly nameOnPhone?: boolean;
  /** Only for screen readers (a column of buttons). */
  readonly hideHeader?: boolean;
  /** Shown in the header in place of the text (a checkbox for all rows). */
  readonly headerCell?: ReactNode;
  /** 'title' heads the card on a phone and opens the row (else the first column does); 'actions' are its buttons. */
  readonly role?: 'title' | 'actions';
  /** Stays in sight where the table is wider than its place, as actions do. */
  readonly pinned?: boolean;
};

/** As it is drawn: with those that gave way and stand under it instead. */
export type ShownColumn<Row> = Column<Row> & { readonly folded?: readonly Column<Row>[] };

export type FooterRow = {
  readonly key: string;
  /** By column key. */
  readonly cells: Readonly<Record<string, ReactNode>>;
};

/** What both shapes of a table, rows and cards, are drawn from. */
export type TableView<Row> = {
  caption: string;
  kind: string | undefined;
  columns: readonly ShownColumn<Row>[];
  lines: readonly Line<Row>[];
  sort: Sort | null;
  onSort: (sort: Sort | null) => void;
  footer: readonly FooterRow[];
  groupSummary: ((rows: readonly Row[]) => ReactNode) | undefined;
  onRowClick: ((row: Row) => void) | undefined;
  folded: ReadonlySet<string> | undefined;
  onFold: ((label: string) => void) | undefined;
  virtual: boolean;
};

/** By which a row is found that somebody else just changed. */
export function recordMark(kind: string | undefined, { id }: { id: string }): string | undefined {
  return kind && `${kind}:${id}`;
}

/** A name or a status needs no word before it; a day, a number or a tick does. */
export function needsName({ onPhone, nowrap, align = 'start' }: Omit<Column<never>, 'cell'>): boolean {
  return onPhone !== 'plain' && (nowrap === true || align !== 'start');
}

/** Whether there is anything to say where a cell stands without its column. */
export function isFilled(content: ReactNode): boolean {
  return (
    content !== null && content !== undefined && content !== '' && content !== false && content !== nothing
  );
}

const leastWidth = '8.5rem';
const leastTitleWidth = '11rem';

/** Long words break, so that without a least width a crowded column would be a letter wide. */
export function columnWidth({ width, least, role }: Pick<Column<never>, 'width' | 'least' | 'role'>): string {
  return width ?? least ?? (role === 'title' ? leastTitleWidth : leastWidth);
}

export function isPinned({ role, pinned }: Pick<Column<never>, 'role' | 'pinned'>): boolean {
  return role === 'actions' || pinned === true;
}

/** Buttons stay in sight where the table is wider than its place; paper has none. */
export function pinnedClass(
  column: Pick<Column<never>, 'role' | 'pinned'>,
  part: 'head' | 'body' | 'foot',
): string | undefined {
  if (!isPinned(column)) return undefined;
  return cx(
    'sticky right-0 print:hidden group-data-[more]/scroller:shadow-[-0.5rem_0_0.5rem_-0.5rem_rgb(var(--shadow)/0.4)]',
    part === 'body' && 'bg-surface group-hover:bg-paper',
    part === 'head' && 'z-20',
  );
}

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
