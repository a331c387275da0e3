// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { type Day, day } from '#/core/day';
import { DateField } from '#/ui/date-field';

afterEach(cleanup);

function Probe({ start = null }: { start?: Day | null }) {
  const [value, setValue] = useState<Day | null>(start);
  return (
    <>
      <DateField label="Vervaldag" today={day('2026-11-15')} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>('Vervaldag');
const held = () => screen.getByRole('status').textContent;

it.each([
  ['15-11-2026', '2026-11-15', '15-11-2026'],
  ['1/2/27', '2027-02-01', '01-02-2027'],
  ['3.4', '2026-04-03', '03-04-2026'],
])('reads %s as %s and shows %s on leaving', async (typed, value, shown) => {
  render(<Probe />);
  await userEvent.type(field(), typed);
  expect(field().value).toBe(typed);
  await userEvent.tab();
  expect([held(), field().value]).toEqual([value, shown]);
});

it('tells that a day does not exist', async () => {
  render(<Probe />);
  await userEvent.type(field(), '31-02-2026');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Dit is geen geldige datum.');
});

it('takes what the calendar of the browser gives, and keeps that calendar out of the tab order', () => {
  const { container } = render(<Probe start={day('2026-01-02')} />);
  const picker = container.querySelector('input[type="date"]');
  if (!picker) throw new Error('no picker');
  expect([picker.getAttribute('tabindex'), picker.getAttribute('aria-hidden')]).toEqual(['-1', 'true']);
  fireEvent.change(picker, { target: { value: '2026-12-31' } });
  expect(field().value).toBe('31-12-2026');
});
