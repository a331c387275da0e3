/** Where somebody lands whose account is gone: the start, which then says so. */
export const accountRemovedMark = 'account=verwijderd';

/** What an error names where one has to sign in again first, and how the sign-in is told to really ask. */
export const signInAgainField = 'session';
export const signInAgainQuery = 'opnieuw=1';

/** By which a link in a letter or a calendar says of which project it is: who has another one open comes to this one. */
export const projectQuery = 'project';

export function inProject(path: string, projectId: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${projectQuery}=${projectId}`;
}
