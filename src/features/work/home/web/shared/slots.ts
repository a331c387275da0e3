import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What else a project knows of the home and of what is planned for it. */
export const homeParts = defineSlot<ComponentType<{ projectId: number; mayChange: boolean }>>('home parts');
