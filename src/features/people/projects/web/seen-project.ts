import type { Project } from '#/core/project';

/** The project that this tab showed last: only who saw it has to be told that it is gone. */
export type SeenProject = Pick<Project, 'id' | 'name' | 'role'>;

const storageKey = 'seen-project';

/** Of this person: another who signs in here hears nothing of it. */
export function readSeen(userId: number): SeenProject | undefined {
  try {
    const stored = JSON.parse(window.sessionStorage.getItem(storageKey) ?? 'null');
    return stored?.userId === userId ? (stored.project as SeenProject) : undefined;
  } catch {
    return undefined;
  }
}

export function writeSeen(userId: number, project: SeenProject | undefined): void {
  try {
    if (project) window.sessionStorage.setItem(storageKey, JSON.stringify({ userId, project }));
    else window.sessionStorage.removeItem(storageKey);
  } catch {
    // Without storage a reload forgets it, no more.
  }
}
