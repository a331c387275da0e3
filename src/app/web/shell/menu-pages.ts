import { screens } from '#/app/web/features';
import type { MenuGroup } from '#/core/page';

/** The pages of a group of the menu, in their order. */
export function menuPages(group: MenuGroup) {
  return screens
    .flatMap(({ page, Icon, Count }) =>
      page.menu?.group === group ? [{ ...page, place: page.menu.place, Icon, Count }] : [],
    )
    .sort((one, other) => one.place - other.place);
}
