import { FolderOpen } from 'lucide-react';
import { documentsPage } from '#/features/work/documents/page';
import { defineScreen } from '#/platform/web/screen';

export const documentsScreen = defineScreen(
  documentsPage,
  async () => (await import('#/features/work/documents/web/documents-page')).DocumentsPage,
  FolderOpen,
);
