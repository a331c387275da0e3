/** A page of the app: what the server, the router and the menu have to know of it. */
export type Page = {
  path: string;
  /** In the tab of the browser, and in the menu. */
  title: string;
  /** Its place in the menu, the lowest first; left out, it isn't in it. */
  order?: number;
  /** The file of its screen, from `src/`: the server names what it needs before the browser asks for it. */
  screen: string;
};
