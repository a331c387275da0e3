import type { DayOffset } from '#/core/day';
import type { QuoteKey } from '#/features/papers/shared/example/quotes';

/** In which parts a quote that was accepted is paid, in per cent, and how far the work is. */
export type ExampleAgreement = {
  progress: number;
  parts: readonly {
    label: string;
    percent: number;
    on: 'order' | 'start' | 'task' | 'provisional';
    date?: DayOffset;
  }[];
};

const advance = { label: 'Voorschot', percent: 30, on: 'order' } as const;

export const agreements: Partial<Record<QuoteKey, ExampleAgreement>> = {
  roof: {
    progress: 100,
    parts: [
      advance,
      { label: 'Tweede schijf', percent: 50, on: 'task', date: -96 },
      { label: 'Saldo na oplevering', percent: 20, on: 'provisional', date: -24 },
    ],
  },
  insulation: {
    progress: 100,
    parts: [advance, { label: 'Saldo', percent: 70, on: 'task', date: -59 }],
  },
  windows: {
    progress: 60,
    parts: [
      advance,
      { label: 'Bij levering', percent: 40, on: 'start', date: -38 },
      { label: 'Saldo na plaatsing', percent: 30, on: 'task', date: 5 },
    ],
  },
  electricity: {
    progress: 55,
    parts: [
      { label: 'Eerste schijf', percent: 40, on: 'start', date: -26 },
      { label: 'Tweede schijf', percent: 40, on: 'task', date: 8 },
      { label: 'Saldo na keuring', percent: 20, on: 'provisional', date: 78 },
    ],
  },
  heating: {
    progress: 25,
    parts: [
      { label: 'Voorschot bij bestelling', percent: 25, on: 'order' },
      { label: 'Bij start van de werken', percent: 35, on: 'start', date: -11 },
      { label: 'Saldo na opstart', percent: 40, on: 'task', date: 37 },
    ],
  },
  kitchen: {
    progress: 0,
    parts: [advance, { label: 'Saldo bij plaatsing', percent: 70, on: 'task', date: 62 }],
  },
};
