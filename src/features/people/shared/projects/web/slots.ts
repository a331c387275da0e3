import type { ComponentType } from 'react';
import type { Project } from '#/core/project';
import { defineSlot } from '#/platform/web/slots';

export type RestNote = { project: Project; onClose: () => void };

/** What is to be known before a project rests. */
export const restNotes = defineSlot<ComponentType<RestNote>>('rest notes');
