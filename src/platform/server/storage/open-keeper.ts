import type { FilesConfig } from '#/platform/server/config';
import { createFolderKeeper } from '#/platform/server/storage/folder-keeper';
import type { FileKeeper } from '#/platform/server/storage/keeper';
import { createS3Keeper } from '#/platform/server/storage/s3-keeper';

export function openKeeper(config: FilesConfig): FileKeeper {
  switch (config.kind) {
    case 'folder':
      return createFolderKeeper(config.folder);
    case 's3':
      return createS3Keeper(config);
  }
}
