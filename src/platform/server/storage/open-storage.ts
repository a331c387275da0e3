import type { FilesConfig } from '#/platform/server/config';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createFolderStorage } from '#/platform/server/storage/folder-storage';
import { createS3Storage } from '#/platform/server/storage/s3-storage';

export function openStorage(config: FilesConfig): FileStorage {
  switch (config.kind) {
    case 'folder':
      return createFolderStorage(config.folder);
    case 's3':
      return createS3Storage(config);
  }
}
