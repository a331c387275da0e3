import type { ProjectStatus } from '#/core/project';

export const projectStatusLabels: Record<ProjectStatus, string> = { active: 'Actief', resting: 'In rust' };

/** The project to work in: the one chosen as long as it is there, else the first. */
export function chooseProject<P extends { id: number }>(
  projects: readonly P[],
  selectedId: number | undefined,
): P | undefined {
  return projects.find(({ id }) => id === selectedId) ?? projects[0];
}

/** The project that was on screen and is not there any more, unless the person who looks at it let it go. */
export function findLostProject<P extends { id: number }>(
  projects: readonly { id: number }[],
  seen: P | undefined,
  letGo: readonly number[],
): P | undefined {
  if (!seen || letGo.includes(seen.id)) return undefined;
  return projects.some(({ id }) => id === seen.id) ? undefined : seen;
}
