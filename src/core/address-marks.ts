/** Where somebody lands whose account is gone: the start, which then says so. */
export const accountRemovedMark = 'account=verwijderd';

/** What an error names where one has to sign in again first, and how the sign-in is told to really ask. */
export const signInAgainField = 'session';
export const signInAgainQuery = 'opnieuw=1';
