/** The files are not those of the database, or can't be reached: told to the operator as a sentence. */
export class StoreRefusal extends Error {}
