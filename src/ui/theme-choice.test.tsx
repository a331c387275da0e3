// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseTheme, followTheme, readThemeChoice, themeFor } from '#/ui/theme-choice';
import { ThemeSwitch } from '#/ui/theme-switch';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const theme = () => document.documentElement.dataset.theme;

it.each([
  ['system', true, 'dark'],
  ['system', false, 'light'],
  ['light', true, 'light'],
  ['dark', false, 'dark'],
] as const)('makes of %s, with a dark system %s, the theme %s', (choice, systemIsDark, expected) => {
  expect(themeFor(choice, systemIsDark)).toBe(expected);
});

it('keeps a choice and applies it at once', () => {
  chooseTheme('dark');
  expect([theme(), readThemeChoice(), localStorage.getItem('theme')]).toEqual(['dark', 'dark', 'dark']);
  chooseTheme('system');
  expect([theme(), readThemeChoice()]).toEqual(['light', 'system']);
});

it('takes nonsense in the storage for the system', () => {
  localStorage.setItem('theme', 'purple');
  expect(readThemeChoice()).toBe('system');
});

it('follows a choice made in another tab', () => {
  const stop = followTheme();
  localStorage.setItem('theme', 'dark');
  window.dispatchEvent(new Event('storage'));
  expect(theme()).toBe('dark');
  stop();
});

it('is chosen with the switch', async () => {
  render(<ThemeSwitch />);
  await userEvent.click(screen.getByRole('radio', { name: 'Donker' }));
  expect(theme()).toBe('dark');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Donker' }).checked).toBe(true);
});

it.each([
  ['dark', 'dark'],
  ['light', 'light'],
  ['purple', 'light'],
])('is set before the first paint to the stored %s as %s', (stored, expected) => {
  localStorage.setItem('theme', stored);
  new Function(readFileSync('src/app/web/public/theme-boot.js', 'utf8'))();
  expect(theme()).toBe(expected);
});
