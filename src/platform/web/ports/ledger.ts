import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What the ledger misses, by the name that it gives it. */
export type MissingInLedger = 'withoutPrice' | 'unlinkedQuotes' | 'unlinkedInvoices';

export type Narrowing = {
  /** Which of what is missing it asks about. */
  missing: MissingInLedger;
  label: string;
  Dialog: ComponentType<{ projectId: number; ids: readonly number[]; onClose: () => void }>;
};

/** What makes narrower between which two amounts the cost is expected. */
export const narrowings = defineSlot<Narrowing>('narrowings');

/** What a kind of work is made of, shown below its bar. */
export const workPapers = defineSlot<ComponentType<{ projectId: number; work: string }>>('work papers');
