import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What else one can do with rows that were selected, or with all that are shown. */
export const itemSelectionActions =
  defineSlot<ComponentType<{ itemIds: readonly number[]; isSmall: boolean }>>('item selection actions');

/** Below an item: what else the project has of it. */
export const itemCards = defineSlot<ComponentType<{ projectId: number; itemId: number }>>('item cards');
