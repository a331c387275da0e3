import { expect, it } from 'vitest';
import { sheetColumns, underLines } from '#/features/work/meetstaat/web/sheet/sheet-columns';

const rooms = ['wide', 'narrow', 'tight'] as const;
const estimate = ['category', 'description', 'quantity', 'unitPrice', 'total'];

it.each(rooms)('tells all of an item’s estimate where it is %s, in columns or under its words', (room) => {
  const columns = sheetColumns({ room, isCovering: false, mayChange: false });
  const under = underLines({ room, isCovering: false, isGrouped: false }).flat();
  const told = new Set<string>([...columns, ...under]);
  for (const field of estimate) expect(told).toContain(field);
  expect(told.has('ticks') || (told.has('includedInLoan') && told.has('subsidyEligible'))).toBe(true);
});
