import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { asideChoices, backOn } from '#/features/reminders/shared/todo/rules/aside';

it('comes back tomorrow, after a week or after thirty days', () => {
  const back = asideChoices(day('2026-03-10')).map(({ until }) => backOn(until));
  expect(back).toEqual(['2026-03-11', '2026-03-17', '2026-04-09']);
});

it('has a day of coming back at the end of the calendar too', () => {
  expect(backOn(day('2199-12-31'))).toBe('2199-12-31');
});
