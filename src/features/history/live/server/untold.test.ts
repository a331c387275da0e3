import { expect, it } from 'vitest';
import { untoldSince } from '#/features/history/live/server/untold';

const kinds = new Map([
  ['invoices', 'invoices'],
  ['bill_items', 'items'],
]);

const told = (since: number, revision: number, tableRevisions: Record<string, number>) =>
  untoldSince(since, { projectId: 7, revision, tableRevisions }, kinds).map((event) => [
    event.kind,
    event.revision,
    event.id,
  ]);

it.each([
  [
    'names what the program worked out',
    [4, 6, { invoices: 5, bill_items: 6, tasks: 4 }],
    [
      ['invoices', 5, null],
      ['items', 6, null],
    ],
  ],
  [
    'may be anything where a table holds no records',
    [4, 6, { invoices: 5, papers: 6 }],
    [['projects', 6, 7]],
  ],
  ['may be anything where nobody said which table', [4, 6, { invoices: 6, '*': 5 }], [['projects', 6, 7]]],
  ['may be anything where no table tells of the last', [4, 6, { invoices: 5 }], [['projects', 6, 7]]],
] as const)('%s', (_, [since, revision, tables], events) => {
  expect(told(since, revision, tables)).toEqual(events);
});
