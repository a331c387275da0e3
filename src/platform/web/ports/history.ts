import type { ComponentType } from 'react';
import { defineSlot } from '#/platform/web/slots';

/** What the log says of one record. */
export const recordLog = defineSlot<ComponentType<{ kind: string; record: string }>>('record log');
