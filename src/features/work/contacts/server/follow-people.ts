import { handOverContacts } from '#/features/work/contacts/server/hand-over-store';
import {
  removeContactsOfProject,
  restoreContactsOfProject,
} from '#/features/work/contacts/server/project-contacts-store';
import type { Afterwards } from '#/platform/server/standing/guard';

/** Who leaves a project, is sent away or is undone leaves their contacts to its owner. */
export const followMembers: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { now, next } of deeds)
    if (now?.userId && !next) await handOverContacts(tx, { userId: Number(now.userId), projectId });
};

/** Contacts that came with a project go to the trash with it, and come back with it. */
export const followProjects: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { now, next } of deeds) {
    if (!now || !next) continue;
    if (!now.removedAt && next.removedAt) await removeContactsOfProject(tx, projectId);
    if (now.removedAt && !next.removedAt) await restoreContactsOfProject(tx, projectId, now.removedAt);
  }
};
