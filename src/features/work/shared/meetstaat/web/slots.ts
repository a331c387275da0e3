import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** 'item': in a menu. */
export type SelectionAction = { itemIds: readonly number[]; look: 'button' | 'small' | 'item' };

/** What else one can do with rows that were selected, or with all that are shown. */
export const itemSelectionActions = defineSlot<ComponentType<SelectionAction>>('item selection actions');

/** Below an item: what else the project has of it. */
export const itemCards = defineSlot<ComponentType<{ projectId: number; itemId: number }>>('item cards');

/** Fetches the file of a paper that was handed in elsewhere; fails where it isn't there any more. */
export const fetchHandedIn =
  defineSlot<(paper: { projectId: number; entryId: number }) => Promise<File>>('fetch handed in');
