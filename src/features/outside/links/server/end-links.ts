import { endAddressed, endLinks } from '#/features/outside/shared/links/server/store';
import type { Afterwards } from '#/platform/server/standing/guard';

/** Who had the old address may no longer be whom it is about. */
export const endLinksOfContacts: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { key, now, next } of deeds) {
    const links = { projectId, contactId: Number(key) };
    if (!next || (now && !now.removedAt && next.removedAt)) await endLinks(tx, links, 'contact');
    else if (now && now.email?.toLowerCase() !== next.email?.toLowerCase()) await endAddressed(tx, links);
  }
};

export const endLinksOfProjects: Afterwards = async (tx, { projectId, deeds }) => {
  for (const { now, next } of deeds)
    if (now && !now.removedAt && next?.removedAt) await endLinks(tx, { projectId }, 'project');
};
