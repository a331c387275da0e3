import { FolderOpen } from 'lucide-react';
import { folderPage } from '#/features/folder/folder/page';
import { defineScreen } from '#/platform/web/screen';

export const folderScreen = defineScreen(
  folderPage,
  async () => (await import('#/features/folder/folder/web/folder-page')).FolderPage,
  FolderOpen,
);
