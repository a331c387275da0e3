import type { ComponentType, ReactNode } from 'react';
import type { z } from 'zod';
import type { Paper } from '#/features/papers/shared/contract';
import type { invoiceFields } from '#/features/papers/shared/invoices/contract';
import type { quoteFields } from '#/features/papers/shared/quotes/contract';
import type { PaperReview } from '#/features/papers/shared/web/paper-review';
import { defineSlot } from '#/platform/web/slots';

type Entrance = {
  projectId: number;
  /** To be read: from here, or chosen in a form that made way. */
  papers: readonly File[];
  onPapers: (papers: readonly File[]) => void;
  /** Draws what is pressed to choose them, with what it is called. */
  trigger: (handIn: { label: string; press: () => void }) => ReactNode;
};

/** Beside the buttons above a list of papers: brings one in to be read. */
export const paperEntrances = defineSlot<ComponentType<Entrance>>('paper entrances');

/** On the page of a paper, above its history. */
export const paperCards = defineSlot<ComponentType<{ paper: Paper }>>('paper cards');

type Reviewing<Fields> = { projectId: number; review: PaperReview<Fields>; onClose: () => void };

/** The form of a new quote, over the page, for a paper that waits to be looked at; and that of an invoice. */
export const quoteReviews =
  defineSlot<ComponentType<Reviewing<z.input<typeof quoteFields>>>>('quote reviews');
export const invoiceReviews =
  defineSlot<ComponentType<Reviewing<z.input<typeof invoiceFields>>>>('invoice reviews');
