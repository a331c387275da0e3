import type { ComponentType } from 'react';
import type { GuardedStep } from '#/core/address-marks';
import { defineSlot } from '#/platform/web/slots';

export type AccountCardProps = {
  /** What one signed in again for, and can go on with now. */
  goingOn: GuardedStep | undefined;
  /** Asks to sign in again first, and comes back to that step. */
  askToSignIn: (step: GuardedStep) => void;
};

/** Between the devices and the keys of who is signed in. */
export const accountCards = defineSlot<ComponentType<AccountCardProps>>('account cards');
