import { dayAt } from '#/core/day';
import { listRequests } from '#/features/outside/paper-requests/server/store';
import type { TellFolder } from '#/platform/server/ports/folder';

export const requestsInFolder: TellFolder = async (db, projectId) => ({
  asked: (await listRequests(db, { projectId }))
    .filter(({ status }) => status === 'asked' || status === 'received')
    .map(({ what, contactId, createdAt }) => ({ what, contactId, on: dayAt(new Date(createdAt)) })),
});
