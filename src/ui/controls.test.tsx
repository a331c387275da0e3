// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { Menu, MenuItem } from '#/ui/menu';
import { Progress } from '#/ui/progress';
import { RadioGroup } from '#/ui/radio-group';
import { SearchField } from '#/ui/search-field';
import { Tabs } from '#/ui/tabs';

afterEach(cleanup);

it('toggles a checkbox with its label and with the space bar', async () => {
  render(<Checkbox label="Met btw" />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Met btw' });
  await userEvent.click(screen.getByText('Met btw'));
  expect(box.checked).toBe(true);
  await userEvent.keyboard(' ');
  expect(box.checked).toBe(false);
});

it('names a checkbox without a label, and shows that only some are chosen', () => {
  render(<Checkbox aria-label="Alle rijen" indeterminate />);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle rijen' }).indeterminate).toBe(true);
});

it('announces the error of a radio group and ties it to the group', () => {
  render(
    <RadioGroup
      label="Btw"
      value=""
      onChange={() => {}}
      options={[{ value: 'a', label: '6%' }]}
      error="Kies een tarief."
    />,
  );
  const group = screen.getByRole('radiogroup', { name: 'Btw' });
  expect(group.getAttribute('aria-describedby')).toBe(screen.getByRole('alert').id);
});

it.each([
  [50, 100, '50'],
  [140, 100, '100'],
  [-5, 100, '0'],
  [1, 0, '0'],
  [1, 3, '33'],
])('shows %d of %d as %s per cent', (value, max, shown) => {
  render(<Progress label="Budget" value={value} max={max} />);
  expect(screen.getByRole('progressbar', { name: 'Budget' }).getAttribute('aria-valuenow')).toBe(shown);
});

function SearchProbe() {
  const [value, setValue] = useState('tegel');
  return <SearchField label="Zoek een post" value={value} onChange={setValue} />;
}

it('clears a search with its button and with Escape, and keeps the focus', async () => {
  render(<SearchProbe />);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Zoek een post' });
  await userEvent.click(screen.getByRole('button', { name: 'Zoekopdracht wissen' }));
  expect([input.value, document.activeElement]).toEqual(['', input]);
  await userEvent.keyboard('verf{Escape}');
  expect(input.value).toBe('');
});

function TabsProbe() {
  const [value, setValue] = useState<'a' | 'b'>('a');
  const tabs = [
    { value: 'a', label: 'Overzicht', content: 'Alles' },
    { value: 'b', label: 'Offertes', content: 'Drie offertes' },
  ] as const;
  return <Tabs label="Onderdelen" value={value} onChange={setValue} tabs={tabs} />;
}

it('walks through tabs with the arrow keys', async () => {
  render(<TabsProbe />);
  screen.getByRole('tab', { name: 'Overzicht' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: 'Offertes' }).textContent).toBe('Drie offertes');
});

it('opens a menu with the keyboard and runs the chosen item', async () => {
  let ran = 0;
  render(
    <Menu trigger={<Button>Acties</Button>}>
      <MenuItem>Bewerken</MenuItem>
      <MenuItem
        onSelect={() => {
          ran += 1;
        }}
      >
        Verwijderen
      </MenuItem>
    </Menu>,
  );
  screen.getByRole('button', { name: 'Acties' }).focus();
  await userEvent.keyboard('{Enter}{ArrowDown}{Enter}');
  expect(ran).toBe(1);
  expect(screen.queryByRole('menu')).toBeNull();
});
