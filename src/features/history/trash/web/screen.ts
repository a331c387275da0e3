import { Trash2 } from 'lucide-react';
import { trashPage } from '#/features/history/trash/page';
import { defineScreen } from '#/platform/web/screen';

export const trashScreen = defineScreen(
  trashPage,
  async () => (await import('#/features/history/trash/web/trash-page')).TrashPage,
  Trash2,
);
