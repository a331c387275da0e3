import type { ComponentType, ReactNode } from 'react';
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
