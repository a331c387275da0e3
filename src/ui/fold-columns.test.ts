import { expect, it } from 'vitest';
import { foldColumns } from '#/ui/fold-columns';
import type { Column } from '#/ui/table-types';

const column = (key: string, foldsInto?: string): Column<string> => ({
  ...{ key, header: key, cell: (row: string) => row },
  ...(foldsInto !== undefined && { foldsInto }),
});

it('puts what gave way under the column that it names, and leaves out what names none that is there', () => {
  const [name, day, number, file] = [
    column('name'),
    column('day', 'name'),
    column('number', 'name'),
    column('file', 'gone'),
  ] as const;
  const shown = foldColumns([name, day, number, file], [name]);
  expect(shown.map(({ key, folded = [] }) => [key, folded.map((each) => each.key)])).toEqual([
    ['name', ['day', 'number']],
  ]);
  expect(foldColumns([name, day], [name, day])).toEqual([name, day]);
});
