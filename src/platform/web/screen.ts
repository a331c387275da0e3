import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Page } from '#/core/page';
import { lazyComponent } from '#/platform/web/lazy-component';

/** A page as the browser knows it. What stands in the menu has an icon. */
export type Screen = { page: Page; Icon?: LucideIcon; Component: ComponentType };

/** The screen arrives when it is first visited. */
export function defineScreen(page: Page, load: () => Promise<ComponentType>, Icon?: LucideIcon): Screen {
  return { page, Icon, Component: lazyComponent(load) };
}
