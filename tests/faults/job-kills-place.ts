export type Place = { databaseUrl: string | undefined; dataDir: string };

export type Numbered = { n: number };

/** The files in which the processes write down what they did that no database can take back. */
export const saidIn: Readonly<Record<string, string>> = { letters: 'letters.txt', ticks: 'ticks.txt' };
