/** The groups of the menu, in their order; `project` is the menu of the project itself, and `foot` stands below all. */
export const menuGroups = ['first', 'papers', 'work', 'money', 'project', 'foot'] as const;
export type MenuGroup = (typeof menuGroups)[number];

/** A page of the app: what the server, the router and the menu have to know of it. */
export type Page = {
  path: string;
  /** In the tab of the browser, and in the menu. */
  title: string;
  /** Where it stands in the menu, the lowest first; left out, it isn't in it. */
  menu?: { group: MenuGroup; place: number };
  /** Each of its records has an address below it: /quotes/12. */
  hasRecords?: true;
  /** What else stands below it, by the last part of the address: /quotes/compare. */
  views?: readonly string[];
  /** What one makes there, by `?nieuw=1`, and who may. */
  create?: { label: string; needs: 'add' | 'change' };
  /** The file of its screen, from `src/`: the server names what it needs before the browser asks for it. */
  screen: string;
  /** What a visitor gets there, rendered at build; the landing page where it is left out. */
  visitors?: string;
};

/** The page that an address belongs to. */
export function pageAt<P extends Pick<Page, 'path' | 'hasRecords' | 'views'>>(
  pages: readonly P[],
  address: string,
): P | undefined {
  return pages.find(({ path, hasRecords, views = [] }) => {
    if (address === path) return true;
    if (!address.startsWith(`${path}/`)) return false;
    const below = address.slice(path.length + 1);
    return views.includes(below) || (hasRecords && /^[1-9]\d{0,9}$/.test(below));
  });
}
