import { expect, it } from 'vitest';
import { menuPages } from '#/app/web/shell/menu-pages';
import type { MenuGroup } from '#/core/page';

const titles = (group: MenuGroup) => menuPages(group).map(({ title }) => title);

it('keeps the menu to what one goes to every day, in an order that nobody has to learn again', () => {
  expect(titles('first')).toEqual(['Dashboard']);
  expect(titles('papers')).toEqual(['Postvak', 'Offertes', 'Facturen', 'Documenten']);
  expect(titles('work')).toEqual(['Meetstaat', 'Contacten', 'Planning', 'Werf']);
  expect(titles('money')).toEqual(['Budget', 'Premies']);
  expect(titles('foot')).toEqual(['Truweel']);
});
