import type { ComponentType } from 'react';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { QuotePrefill } from '#/features/papers/shared/quotes/rules/prefill';
import { defineSlot } from '#/platform/web/slots';

type Check = {
  projectId: number;
  /** The quote from which it was opened, and how it is called. */
  quote: Quote | undefined;
  name: string | undefined;
  /** The quotes that a score may be kept with. */
  quotes: readonly Quote[];
  /** Reads the file that was checked and makes a quote of it; left out where one can’t be made. */
  onSaveAsQuote?: ((file: File) => void) | undefined;
  onClose: () => void;
};

/** Judges a quote, over the page. */
export const quoteChecks = defineSlot<ComponentType<Check>>('check of a quote');

type Scan = {
  projectId: number;
  /** One that was chosen already: it is read at once. */
  file?: File | undefined;
  onClose: () => void;
  onUse: (read: QuotePrefill) => void;
};

/** Reads a quote for the form of a new one, over the page. */
export const quoteScans = defineSlot<ComponentType<Scan>>('scan of a quote');
