/** Where somebody lands whose account is gone: the start, which then says so. */
export const accountRemovedMark = 'account=verwijderd';

/** What an error names where one has to sign in again first, and how the sign-in is told to really ask. */
export const signInAgainField = 'session';
export const signInAgainQuery = 'opnieuw=1';

const accountPath = '/account';

/** What the account page goes on with after signing in again, and what it first has to ask that for. */
export const accountSteps = { goOn: 'verder', confirm: 'bevestigen' } as const;
export const guardedSteps = ['downloaden', 'programma', 'verwijderen'] as const;
export type GuardedStep = (typeof guardedSteps)[number];

const exportStep: GuardedStep = 'downloaden';
/** Where a browser is sent that opened a download and has to sign in again for it. */
export const confirmDownloadPath = `${accountPath}?${accountSteps.confirm}=${exportStep}`;

/** By which a link in a letter or a calendar says of which project it is: who has another one open comes to this one. */
export const projectQuery = 'project';

export function inProject(path: string, projectId: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}${projectQuery}=${projectId}`;
}
