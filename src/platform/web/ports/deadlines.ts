import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** Below the list of deadlines. */
export const belowDeadlines = defineSlot<ComponentType<{ projectId: number }>>('below deadlines');
