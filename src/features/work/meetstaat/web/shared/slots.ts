import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** Below an item: what else the project has of it. */
export const itemCards = defineSlot<ComponentType<{ projectId: number; itemId: number }>>('item cards');
