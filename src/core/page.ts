/** A page of the app: what the server, the router and the menu have to know of it. */
export type Page = {
  path: string;
  /** In the tab of the browser, and in the menu. */
  title: string;
  /** Its place in the menu, the lowest first; left out, it isn't in it. */
  order?: number;
  /** Each of its records has an address below it: /quotes/12. */
  hasRecords?: true;
  /** What one makes there, by `?nieuw=1`, and who may. */
  create?: { label: string; needs: 'add' | 'change' };
  /** The file of its screen, from `src/`: the server names what it needs before the browser asks for it. */
  screen: string;
  /** What a visitor gets there, rendered at build; the landing page where it is left out. */
  visitors?: string;
};

/** The page that an address belongs to. */
export function pageAt<P extends Pick<Page, 'path' | 'hasRecords'>>(
  pages: readonly P[],
  address: string,
): P | undefined {
  return pages.find(
    ({ path, hasRecords }) =>
      address === path ||
      (hasRecords && address.startsWith(`${path}/`) && /^[1-9]\d{0,9}$/.test(address.slice(path.length + 1))),
  );
}
