// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { SelectField } from '#/ui/select';

afterEach(cleanup);

function Probe({ start = '', emptyOption }: { start?: string; emptyOption?: string }) {
  const [value, setValue] = useState(start);
  return (
    <>
      <SelectField
        label="Ruimte"
        value={value}
        onChange={setValue}
        emptyOption={emptyOption}
        options={['Keuken', 'Badkamer', 'Zolder'].map((room) => ({ value: room.toLowerCase(), label: room }))}
      />
      <output>gekozen: {value}</output>
    </>
  );
}
const trigger = () => screen.getByRole('combobox', { name: 'Ruimte' });
const chosen = () => screen.getByText(/gekozen/).textContent;

it('shows its placeholder while nothing is chosen', () => {
  render(<Probe />);
  expect(trigger().textContent).toContain('Maak een keuze');
});

it('opens and chooses with the keyboard', async () => {
  render(<Probe />);
  trigger().focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual([
    'Keuken',
    'Badkamer',
    'Zolder',
  ]);
  await userEvent.keyboard('{ArrowDown}{Enter}');
  expect(chosen()).toBe('gekozen: badkamer');
});

it('chooses by typing the first letters', async () => {
  render(<Probe />);
  trigger().focus();
  await userEvent.keyboard('z');
  expect(chosen()).toBe('gekozen: zolder');
});

it('can go back to nothing where there is an option for it', async () => {
  render(<Probe start="keuken" emptyOption="Geen ruimte" />);
  trigger().focus();
  await userEvent.keyboard('{Enter}{Home}{Enter}');
  expect(chosen()).toBe('gekozen: ');
  expect(trigger().textContent).toBe('Geen ruimte');
});
