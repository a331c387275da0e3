import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What else a project knows of the home and of what is planned for it. */
export const homeParts = defineSlot<ComponentType<{ projectId: number; mayChange: boolean }>>('home parts');

/** What hangs on the day of the deed, beneath it. */
export const deedNotes = defineSlot<ComponentType<{ projectId: number }>>('deed notes');
