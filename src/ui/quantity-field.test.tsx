// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Thousandths } from '#/core/quantity';
import { QuantityField } from '#/ui/quantity-field';

afterEach(cleanup);

function Probe() {
  const [value, setValue] = useState<Thousandths | null>(null);
  return (
    <>
      <QuantityField label="Hoeveelheid" unit="m²" value={value} onChange={setValue} />
      <output>{String(value)}</output>
    </>
  );
}

it.each([
  ['2,5', '2500', '2,5'],
  ['1.234,125', '1234125', '1.234,125'],
  ['12', '12000', '12'],
])('reads %s as %s thousandths and shows %s', async (typed, value, shown) => {
  render(<Probe />);
  const field = screen.getByLabelText<HTMLInputElement>('Hoeveelheid');
  await userEvent.type(field, typed);
  await userEvent.tab();
  expect([screen.getByRole('status').textContent, field.value]).toEqual([value, shown]);
});

it('tells that a text is no quantity', async () => {
  render(<Probe />);
  await userEvent.type(screen.getByLabelText('Hoeveelheid'), '1,2345');
  await userEvent.tab();
  expect(screen.getByRole('alert').textContent).toBe('Dit is geen geldige hoeveelheid.');
});
