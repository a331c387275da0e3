import type { onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '#/core/errors';
import { maxUploadBytes, megabyte } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { getUsedBytes, requireRoom } from '#/platform/server/database/stores/file-store';
import { linkByteLimit, type OpenedLink } from '#/platform/server/ports/links';

/** What a form may take beside its file. */
const formBytes = 65_536;

/** Before the body is read: who has no room left needn't send it all. What counts in the end is the file itself. */
export function storageRoomHook(db: Database, limit: number): onRequestAsyncHookHandler {
  return async ({ method, headers, visitor: { project, link } }) => {
    const announced = Number(headers['content-length'] ?? 0);
    const replaced = method === 'POST' ? 0 : maxUploadBytes;
    const least = announced - formBytes - replaced;
    // What sort of body it is, is only known by its reader, later.
    const isForm = /^multipart\/form-data\b/i.test(headers['content-type'] ?? '');
    const projectId = project?.projectId ?? link?.projectId;
    if (projectId === undefined || !isForm || !(least > 0)) return;
    if (link) requireRoomOfLink(link, least);
    requireRoom({ used: await getUsedBytes(db, projectId), limit }, least);
  };
}

export function requireRoomOfLink({ bytes }: Pick<OpenedLink, 'bytes'>, size: number): void {
  if (bytes + size > linkByteLimit)
    throw new AppError(
      'too_large',
      `Met deze link kan hoogstens ${linkByteLimit / megabyte} MB afgegeven worden. Vraag een nieuwe link, of mail het bestand.`,
    );
}
