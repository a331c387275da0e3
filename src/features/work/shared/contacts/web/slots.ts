import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

type OfContact = {
  projectId: number;
  contactId: number;
  isArchitect: boolean;
  /** What the project has of this contact. */
  quoteIds: readonly number[];
  taskIds: readonly number[];
};

/** On the page of a contact: what else the project on screen has of it. */
export const contactCards = defineSlot<ComponentType<OfContact>>('contact cards');
