import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** Between the devices and the keys of who is signed in. */
export const accountCards = defineSlot<ComponentType<object>>('account cards');
