/** Something that search finds. */
export type FoundEntry = {
  kind: string;
  /** Where it leads. */
  path: string;
  title: string;
  /** Beside the title, in small. */
  detail: string;
  /** What it is called as well, and sought by first: 'loodgieter' of who is one. */
  called?: string;
  /** What it is found by besides. */
  text: string;
  /** What is done instead of going somewhere, by its name. */
  act?: string;
};
