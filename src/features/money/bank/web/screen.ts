import { Landmark } from 'lucide-react';
import { bankPage } from '#/features/money/bank/page';
import { defineScreen } from '#/platform/web/screen';

export const bankScreen = defineScreen(
  bankPage,
  async () => (await import('#/features/money/bank/web/bank-page')).BankPage,
  Landmark,
);
