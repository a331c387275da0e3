/** The score that the AI check gave a quote, by its id, where one is kept. */
export type CheckScores = ReadonlyMap<number, number>;
