import { useSyncExternalStore } from 'react';
import {
  type ComparisonItem,
  type PricedWork,
  toComparison,
} from '#/features/work/meetstaat/rules/comparison';

/** The rows to compare with, for each project. Never saved: they outlive a screen, not a reload. */
const rowsOf = new Map<number, readonly ComparisonItem[]>();
const listeners = new Set<() => void>();
const none: readonly ComparisonItem[] = [];

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function setComparisonRows(projectId: number, rows: readonly PricedWork[]): void {
  rowsOf.set(projectId, toComparison(rows));
  for (const notify of listeners) notify();
}

export function useComparisonRows(projectId: number): readonly ComparisonItem[] {
  return useSyncExternalStore(subscribe, () => rowsOf.get(projectId) ?? none);
}
