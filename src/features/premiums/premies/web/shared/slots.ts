import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type PremiesPart = { projectId: number; mayChange: boolean };

/** Above everything else: what was wrong with the link that one followed. */
export const premiesNotices = defineSlot<ComponentType<PremiesPart>>('premies notices');

/** Below the saved calculations. */
export const premiesSections = defineSlot<ComponentType<PremiesPart>>('premies sections');
