import { defineSlot } from '#/platform/web/slots';

export type PhotoOption = { value: string; label: string };

/** Reads the photos of a project, for a form in which one chooses some. One feature has them. */
export const photoOptions =
  defineSlot<(projectId: number) => Promise<readonly PhotoOption[]>>('photo options');
