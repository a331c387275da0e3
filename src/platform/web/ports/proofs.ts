import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type ProofWay = {
  projectId: number;
  /** Which paper it is. */
  what: string;
  /** Wanted by this day, where there is one. */
  dueDate: string | null;
  /** Somebody was asked for it. */
  onAsked: () => void;
};

/** Where a paper is missing that proves something: other ways to get it, such as asking the firm for it. */
export const proofWays = defineSlot<ComponentType<ProofWay>>('ways to a proof');
