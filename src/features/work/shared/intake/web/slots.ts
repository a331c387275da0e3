import type { ComponentType } from 'react';
import type { Intake } from '#/features/work/shared/intake/contract';
import { defineSlot } from '#/platform/web/slots';

/** Below what was answered, for who may change the project: what can be done with it. */
export const intakeOffers = defineSlot<ComponentType<{ projectId: number; intake: Intake }>>('intake offers');
