import { FolderOpen } from 'lucide-react';
import { documentsPage } from '#/features/documents/page';
import { defineScreen } from '#/platform/web/screen';

export const documentsScreen = defineScreen(
  documentsPage,
  async () => (await import('#/features/documents/web/documents-page')).DocumentsPage,
  FolderOpen,
);
