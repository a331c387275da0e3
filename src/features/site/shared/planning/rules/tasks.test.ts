import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { type Task, taskStatuses } from '#/features/site/shared/planning/contract';
import { filterTasks, isActive, shouldHaveStarted } from '#/features/site/shared/planning/rules/tasks';

const today = day('2026-03-10');

function task(fields: Partial<Task>): Task {
  return {
    id: 1,
    projectId: 1,
    title: 'Dak',
    description: null,
    startDate: null,
    endDate: null,
    isMilestone: false,
    contactId: null,
    contact: null,
    status: 'planned',
    priority: 'medium',
    notes: null,
    ...{ dependsOn: [], quoteId: null, quote: null, category: null, roomIds: [], covers: null, room: null },
    ...{ documentIds: [], checks: [], needs: [] },
    version: 1,
    createdAt: '2026-01-01T00:00:00.000Z',
    updatedAt: '2026-01-01T00:00:00.000Z',
    ...fields,
  };
}

describe('a task', () => {
  it.each([
    ['planned', '2026-03-09', true],
    ['planned', '2026-03-10', false],
    ['planned', '2026-03-11', false],
    ['planned', null, false],
    ['in_progress', '2026-03-09', false],
    ['completed', '2026-03-09', false],
    ['cancelled', '2026-03-09', false],
  ] as const)('that is %s from %s should have started: %s', (status, start, expected) => {
    const startDate = start === null ? null : day(start);
    expect(shouldHaveStarted({ status, startDate }, today)).toBe(expected);
  });

  it('is active while planned or in progress', () => {
    expect(taskStatuses.filter(isActive)).toEqual(['planned', 'in_progress']);
  });
});

describe('searching tasks', () => {
  const tasks = [
    task({
      id: 1,
      title: 'Dak vernieuwen',
      contact: { id: 1, name: 'Jan', company: 'Dakwerken Één', phone: null },
    }),
    task({ id: 2, title: 'Keuken', notes: 'kleur van het dak', status: 'completed' }),
    task({ id: 3, title: 'Schilderen', description: 'Gang en trap' }),
  ];
  const found = (search: string, status: Task['status'] | '' = '') =>
    filterTasks(tasks, search, status).map(({ id }) => id);

  it.each([
    ['', [1, 2, 3]],
    ['dak', [1, 2]],
    ['DAK jan', [1]],
    ['een', [1]],
    ['trap gang', [3]],
    ['zolder', []],
  ])('for %j finds %j', (search, ids) => {
    expect(found(search)).toEqual(ids);
  });

  it('keeps to the chosen status', () => {
    expect(found('', 'completed')).toEqual([2]);
    expect(found('dak', 'planned')).toEqual([1]);
  });
});
