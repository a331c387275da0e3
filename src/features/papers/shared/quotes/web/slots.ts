import type { ComponentType } from 'react';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { defineSlot } from '#/platform/web/slots';

/** On the page of a quote, below its invoices. */
export const quoteCards = defineSlot<ComponentType<{ quote: Quote; mayManage: boolean }>>('quote cards');
