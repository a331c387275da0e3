import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type PremiesPart = {
  projectId: number;
  mayChange: boolean;
  /** On a page of its own, /subsidies/12: the record to show. Left out, all of them, below the saved calculations. */
  id?: number;
};

export const premiesRecords = defineSlot<ComponentType<PremiesPart>>('premies records');
