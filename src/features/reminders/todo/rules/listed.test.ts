import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { asksAttention } from '#/core/listed-todo';
import type { Todo } from '#/core/todo';
import { byDay, toListed } from '#/features/reminders/todo/rules/listed';

const todo: Todo = {
  key: 'budget',
  kind: 'budget',
  title: 'Budget',
  text: 'Op',
  path: '/budget',
  icon: 'money',
  isUrgent: true,
  place: 10,
};

it('says null of what nobody told, and of a deadline its own kind', () => {
  expect(toListed(todo)).toEqual({
    key: 'budget',
    kind: 'budget',
    weight: 'now',
    title: 'Budget',
    text: 'Op',
    href: '/budget',
    dueDate: null,
    amount: null,
    act: null,
  });
  const act = { label: 'Openen', path: '/x' };
  const dated: Todo = {
    ...{ ...todo, kind: 'deadline', isUrgent: false, isLater: true, dueDate: day('2026-03-10'), act },
    details: { what: 'vat', amount: '5.00' },
  };
  expect(toListed(dated)).toMatchObject({
    ...{ kind: 'vat', weight: 'later', dueDate: '2026-03-10', amount: '5.00' },
    act: { label: 'Openen', href: '/x' },
  });
});

it('puts days in their order, and what has none after them as it was', () => {
  const dated = ['2026-03-10', null, '2026-03-09', '2026-03-10', null].map((dueDate, at) => ({
    at,
    dueDate: dueDate === null ? null : day(dueDate),
  }));
  expect(byDay(dated).map(({ at }) => at)).toEqual([2, 0, 3, 1, 4]);
});

it('asks no attention for what has time or was set aside', () => {
  expect(asksAttention({ weight: 'now' })).toBe(true);
  expect(asksAttention({ weight: 'soon' })).toBe(true);
  expect(asksAttention({ weight: 'later' })).toBe(false);
  expect(asksAttention({ weight: 'now', until: day('2026-03-10') })).toBe(false);
});
