import type { bankPagePath } from '#/core/bank-statement';
import type { Page } from '#/core/page';

export const bankPage = {
  path: '/bank',
  title: 'Bankbestand',
  create: { label: 'Bankbestand inlezen', needs: 'change' },
  screen: 'features/money/bank/web/bank-page.tsx',
} as const satisfies Page & { path: typeof bankPagePath };
