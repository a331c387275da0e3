import { stepBack } from '#/platform/web/leave-guard';

/** Goes with the address of what is opened on a screen: the step before it is that screen. */
export const openedHere = { isOpenedHere: true } as const;

/**
 * Closes what stands in the address. Where it was opened from its own screen that is a step back: to put the screen in
 * its place would leave it there twice, and Back would seem to do nothing. Who came by a link stays, by `replace`.
 */
export function closeStep(replace: () => void): void {
  const state: { isOpenedHere?: boolean } | null = window.history.state;
  if (state?.isOpenedHere) stepBack();
  else replace();
}
