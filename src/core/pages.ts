/** The app's page paths: the router shows them, the server answers anything else with 404. */
export const pagePaths = {
  dashboard: '/',
  meetstaat: '/meetstaat',
  contacts: '/contacts',
  quotes: '/quotes',
  invoices: '/invoices',
  planning: '/planning',
  budget: '/budget',
  premies: '/subsidies',
  documents: '/documents',
  about: '/about',
  account: '/account',
} as const;

/** Where somebody lands whose account is gone: the start, which then says so. */
export const accountRemovedMark = 'account=verwijderd';

/** What an error names where one has to sign in again first, and how the sign-in is told to really ask. */
export const signInAgainField = 'session';
export const signInAgainQuery = 'opnieuw=1';

const known: ReadonlySet<string> = new Set(Object.values(pagePaths));

export function isPagePath(path: string): boolean {
  return known.has(path);
}
