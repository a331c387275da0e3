import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type ChoosingProps = {
  projectId: number;
  quoteId: number;
  /** The quotes it stood beside. */
  besideIds: readonly number[];
  onClose: () => void;
};

/** Who accepts a quote that came of a price that was asked. */
export const choosingPrice = defineSlot<ComponentType<ChoosingProps>>('choosing a price');
