import type { Page } from '#/core/page';
import { product } from '#/core/product';

export const aboutPage: Page = {
  path: '/about',
  title: product.name,
  menu: { group: 'foot', place: 10 },
  screen: 'features/front/about/web/about-page.tsx',
};
