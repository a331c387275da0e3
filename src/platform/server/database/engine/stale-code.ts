/** What the database says of a change to a row that is not as it was seen. */
export const staleCode = 'TW409';
