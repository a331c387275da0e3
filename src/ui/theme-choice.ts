import { useSyncExternalStore } from 'react';

export const themeChoices = ['system', 'light', 'dark'] as const;
export type ThemeChoice = (typeof themeChoices)[number];

export const themeLabels: Record<ThemeChoice, string> = { system: 'Systeem', light: 'Licht', dark: 'Donker' };

const storageKey = 'theme';
const listeners = new Set<() => void>();
// Where the browser refuses storage, the choice lasts as long as the page.
let unstored: ThemeChoice = 'system';

function darkPreference(): MediaQueryList {
  return window.matchMedia('(prefers-color-scheme: dark)');
}

export function readThemeChoice(): ThemeChoice {
  try {
    const stored = localStorage.getItem(storageKey);
    return themeChoices.find((choice) => choice === stored) ?? 'system';
  } catch {
    return unstored;
  }
}

export function themeFor(choice: ThemeChoice, systemIsDark: boolean): 'light' | 'dark' {
  if (choice === 'system') return systemIsDark ? 'dark' : 'light';
  return choice;
}

function apply(): void {
  document.documentElement.dataset.theme = themeFor(readThemeChoice(), darkPreference().matches);
  for (const notify of listeners) notify();
}

export function chooseTheme(choice: ThemeChoice): void {
  unstored = choice;
  try {
    if (choice === 'system') localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, choice);
  } catch {
    // Kept in `unstored`.
  }
  apply();
}

/** Call once at the start: follows the system and other tabs. Returns how to stop. */
export function followTheme(): () => void {
  const system = darkPreference();
  apply();
  system.addEventListener('change', apply);
  window.addEventListener('storage', apply);
  return () => {
    system.removeEventListener('change', apply);
    window.removeEventListener('storage', apply);
  };
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

export function useThemeChoice(): ThemeChoice {
  return useSyncExternalStore(subscribe, readThemeChoice);
}
