import { useStorage } from '#/features/work/shared/documents/web/queries';
import { StorageUse } from '#/features/work/shared/documents/web/storage-use';

/** On a screen that adds files as well: told from three quarters on. */
export function StorageTold({ projectId }: { projectId: number }) {
  const { data: storage } = useStorage(projectId);
  return storage && storage.used * 4 > storage.limit * 3 ? <StorageUse storage={storage} /> : null;
}
