import type { ComponentType } from 'react';
import type { Task } from '#/features/site/shared/planning/contract';
import { defineSlot } from '#/platform/web/slots';

/** Above a task that is looked at or changed: what others know of such work. */
export const taskNotes = defineSlot<ComponentType<{ task: Task }>>('task notes');

/** Below a task: what else the project has of it. */
export const taskCards = defineSlot<ComponentType<{ projectId: number; taskId: number }>>('task cards');
