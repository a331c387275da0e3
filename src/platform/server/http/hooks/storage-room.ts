import type { onRequestAsyncHookHandler } from 'fastify';
import { maxUploadBytes } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { getUsedBytes, requireRoom } from '#/platform/server/database/stores/file-store';

/** What a form may take beside its file. */
const formBytes = 65_536;

/** Before the body is read: who has no room left needn't send it all. What counts in the end is the file itself. */
export function storageRoomHook(db: Database, limit: number): onRequestAsyncHookHandler {
  return async ({ method, headers, visitor: { project } }) => {
    const announced = Number(headers['content-length'] ?? 0);
    const replaced = method === 'POST' ? 0 : maxUploadBytes;
    const least = announced - formBytes - replaced;
    // What sort of body it is, is only known by its reader, later.
    const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
    if (!project || !isForm || !(least > 0)) return;
    requireRoom({ used: await getUsedBytes(db, project.projectId), limit }, least);
  };
}
