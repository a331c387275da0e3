// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { Button, IconButton } from '#/ui/button';

afterEach(cleanup);

it('does not submit a form unless it is told to', () => {
  render(<Button>Annuleren</Button>);
  expect(screen.getByRole('button').getAttribute('type')).toBe('button');
});

it('keeps its name while busy, says so and can not be pressed again', () => {
  render(<Button busy>Bewaren</Button>);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Bewaren' });
  expect([button.disabled, button.getAttribute('aria-busy')]).toEqual([true, 'true']);
});

it('gives a button with only an icon a name and a tooltip', () => {
  render(<IconButton label="Verwijderen" icon={<svg aria-hidden="true" />} />);
  expect(screen.getByRole('button', { name: 'Verwijderen' }).title).toBe('Verwijderen');
});
