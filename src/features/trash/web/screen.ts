import { Trash2 } from 'lucide-react';
import { trashPage } from '#/features/trash/page';
import { defineScreen } from '#/platform/web/screen';

export const trashScreen = defineScreen(
  trashPage,
  async () => (await import('#/features/trash/web/trash-page')).TrashPage,
  Trash2,
);
