import type { Database } from '#/platform/server/database/engine/database';

/** What points at a document points at the photo that it becomes, with the same file. In a transaction, before it goes. */
export type FollowDocument = (
  tx: Database,
  became: { projectId: number; documentId: number; photoId: number },
) => Promise<void>;
