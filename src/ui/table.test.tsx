// @vitest-environment happy-dom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DataTable, type DataTableProps } from '#/ui/table';
import type { Column } from '#/ui/table-types';

type Row = { id: number; name: string; price: number | null };
const columns: Column<Row>[] = [
  { key: 'name', header: 'Naam', cell: (row) => row.name, sortBy: (row) => row.name },
  { key: 'price', header: 'Prijs', align: 'end', cell: (row) => row.price, sortBy: (row) => row.price },
  {
    key: 'act',
    header: 'Acties',
    hideHeader: true,
    role: 'actions',
    cell: () => <button type="button">Wis</button>,
  },
];
const rows: Row[] = [
  { id: 1, name: 'Tegels', price: 30 },
  { id: 2, name: 'Verf', price: null },
  { id: 3, name: 'Balken', price: 10 },
];

function show(extra: Partial<DataTableProps<Row>> = {}) {
  return render(
    <DataTable caption="Posten" columns={columns} rows={rows} getRowId={(row) => row.id} {...extra} />,
  );
}
const setWidth = (width: number) => window.happyDOM.setViewport({ width, height: 800 });
const names = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent);

declare global {
  interface Window {
    happyDOM: { setViewport: (size: { width: number; height: number }) => void };
  }
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a table on a wide screen', () => {
  beforeEach(() => setWidth(1280));

  it('has its caption as name and says for each column whether it is sorted', async () => {
    show();
    expect(screen.getByRole('table', { name: 'Posten' })).toBeTruthy();
    const header = screen.getByRole('columnheader', { name: 'Naam' });
    expect(header.getAttribute('aria-sort')).toBe('none');
    expect(screen.getByRole('columnheader', { name: 'Acties' }).getAttribute('aria-sort')).toBeNull();
    await userEvent.click(within(header).getByRole('button'));
    expect(header.getAttribute('aria-sort')).toBe('ascending');
    expect(names()).toEqual(['Balken', 'Tegels', 'Verf']);
  });

  it('sorts with the keyboard, with what is missing last both ways', async () => {
    show();
    screen.getByRole('button', { name: 'Prijs' }).focus();
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Balken', 'Tegels', 'Verf']);
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Tegels', 'Balken', 'Verf']);
    await userEvent.keyboard('{Enter}');
    expect(names()).toEqual(['Tegels', 'Verf', 'Balken']);
  });

  it('leaves the sorting to its owner where it is held outside', async () => {
    const asked: unknown[] = [];
    show({ sort: null, onSortChange: (sort) => asked.push(sort) });
    await userEvent.click(screen.getByRole('button', { name: 'Naam' }));
    expect(asked).toEqual([{ key: 'name', direction: 'ascending' }]);
    expect(names()).toEqual(['Tegels', 'Verf', 'Balken']);
  });

  it('opens a row by its title with the keyboard or by a click in it, but not by its buttons', async () => {
    const opened: number[] = [];
    show({ onRowClick: (row) => opened.push(row.id) });
    screen.getByRole('button', { name: 'Verf' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(screen.getByText('30'));
    await userEvent.click(screen.getAllByRole('button', { name: 'Wis' })[0] ?? document.body);
    expect(opened).toEqual([2, 1]);
  });

  it('has a dash where a row has none of it, and no dash for a button that is not there', () => {
    const acts: Column<Row>[] = [
      ...columns.slice(0, 2),
      { key: 'note', header: 'Notitie', cell: ({ price }) => price === 10 && 'eik', below: () => null },
      { key: 'act', header: 'Acties', hideHeader: true, cell: () => undefined },
    ];
    show({ columns: acts });
    const cells = screen.getAllByRole('cell').map(({ textContent }) => textContent);
    expect(cells).toEqual(['Tegels', '30', '–', '', 'Verf', '–', '–', '', 'Balken', '10', 'eik', '']);
  });

  it('shows its empty slot in place of an empty table', () => {
    show({ rows: [], empty: <p>Nog geen posten</p> });
    expect(screen.getByText('Nog geen posten')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('heads groups with their summary and ends with its footer', () => {
    show({
      groupBy: (row) => (row.price === null ? 'Zonder prijs' : 'Met prijs'),
      groupSummary: (members) => `${members.length} posten`,
      footer: [{ key: 'total', cells: { name: 'Totaal', price: 40 } }],
    });
    expect(screen.getByText('Met prijs').parentElement?.textContent).toBe('Met prijs2 posten');
    expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('Totaal40');
  });

  it('holds only the rows in sight of a long list, and tells how many there are and which these are', () => {
    // happy-dom lays nothing out: everything would be 0 high.
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(500);
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(49);
    const many = Array.from({ length: 5000 }, (_, id) => ({ id, name: `Post ${id}`, price: id }));
    show({ rows: many, footer: [{ key: 'total', cells: { name: 'Totaal' } }] });
    const shown = screen.getAllByRole('row');
    expect(shown.length).toBeGreaterThan(5);
    expect(shown.length).toBeLessThan(100);
    expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('5002');
    expect(shown.slice(0, 3).map((row) => row.getAttribute('aria-rowindex'))).toEqual(['1', '2', '3']);
    expect(shown.at(-1)?.getAttribute('aria-rowindex')).toBe('5002');
  });
});

describe('a table on a phone', () => {
  beforeEach(() => setWidth(390));
  afterEach(() => setWidth(1280));

  it('becomes a list of cards with the header beside each value there is', () => {
    show({ footer: [{ key: 'total', cells: { name: 'Totaal', price: 40 } }] });
    expect(screen.queryByRole('table')).toBeNull();
    const cards = within(screen.getByRole('list', { name: 'Posten' })).getAllByRole('listitem');
    expect(cards.map((card) => card.textContent)).toEqual([
      'TegelsWisPrijs30',
      'VerfWis',
      'BalkenWisPrijs10',
    ]);
    expect(screen.getByText('Totaal').parentElement?.textContent).toBe('TotaalPrijs40');
  });

  it('has what belongs to the title beside it, without a name what speaks for itself, and the rest below', () => {
    const firm: Column<Row> = {
      ...{ key: 'firm', header: 'Firma', onPhone: 'head', cell: () => 'Coppens bv' },
      below: () => <p>Nog na te kijken</p>,
    };
    const plain: Column<Row> = {
      key: 'each',
      header: 'Stuk',
      align: 'end',
      onPhone: 'plain',
      cell: () => '5',
    };
    const [name, price] = columns;
    show({ columns: [name, firm, plain, price].filter((column) => column !== undefined) });
    const [card] = within(screen.getByRole('list', { name: 'Posten' })).getAllByRole('listitem');
    expect(card?.firstElementChild?.textContent).toBe('TegelsFirma: Coppens bv');
    expect(card?.children[1]?.textContent).toBe('Nog na te kijken');
    const unseen = [...(card?.querySelectorAll('dt.sr-only') ?? [])].map((term) => term.textContent);
    expect(unseen).toEqual(['Stuk', 'Prijs']);
  });

  it('leaves out the columns that are not for phones', () => {
    show({ columns: columns.map((column) => ({ ...column, hideOnPhone: column.key === 'price' })) });
    expect(screen.queryByText('Prijs')).toBeNull();
  });

  it('stays a table where it is told to', () => {
    show({ cardsOnPhone: false });
    expect(screen.getByRole('table', { name: 'Posten' })).toBeTruthy();
  });

  it('offers the sorting as a choice', async () => {
    show();
    screen.getByRole('combobox', { name: 'Sorteren op' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
    const cards = within(screen.getByRole('list', { name: 'Posten' })).getAllByRole('listitem');
    expect(cards[0]?.textContent).toContain('Balken');
  });
});
