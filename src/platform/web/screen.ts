import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { Page } from '#/core/page';
import { lazyComponent } from '#/platform/web/lazy-component';

/** What draws how much waits there; `id` describes the link to it. */
export type PageCountProps = { id: string; className: string };
export type PageCount = ComponentType<PageCountProps>;

/** A page as the browser knows it. What stands in the menu has an icon, and may have a number. */
export type Screen = { page: Page; Icon?: LucideIcon; Count?: PageCount; Component: ComponentType };

/** The screen arrives when it is first visited. */
export function defineScreen(
  page: Page,
  load: () => Promise<ComponentType>,
  Icon?: LucideIcon,
  Count?: PageCount,
): Screen {
  return { page, Icon, Count, Component: lazyComponent(load) };
}
