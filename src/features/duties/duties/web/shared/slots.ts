import type { ComponentType } from 'react';
import type { Duty } from '#/features/duties/duties/contract';
import { defineSlot } from '#/platform/web/slots';

/** Beside the proof of a duty: other ways to get it, such as asking the firm for it. */
export const proofWays = defineSlot<ComponentType<{ projectId: number; duty: Duty }>>('ways to a proof');
