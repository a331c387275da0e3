import type { ComponentType } from 'react';
import type { Ledger } from '#/features/money/ledger/contract';
import { defineSlot } from '#/platform/web/slots';

export type Narrowing = {
  /** Which of what is missing it asks about. */
  missing: keyof Ledger['missing'];
  label: string;
  Dialog: ComponentType<{ projectId: number; ids: readonly number[]; onClose: () => void }>;
};

/** What makes narrower between which two amounts the cost is expected. */
export const narrowings = defineSlot<Narrowing>('narrowings');

/** What a kind of work is made of, shown below its bar. */
export const workPapers = defineSlot<ComponentType<{ projectId: number; work: string }>>('work papers');
