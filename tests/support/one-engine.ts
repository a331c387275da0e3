import { describe, inject } from 'vitest';

type Describe = (title: string, tests: () => void) => void;

const { kind } = inject('template');
const elsewhere: Describe = () => undefined;

/** For what is true of one engine alone. The run on the other leaves it out, and a file that has nothing else. */
export const describeOnEmbedded: Describe = kind === 'embedded' ? describe : elsewhere;
export const describeOnPostgres: Describe = kind === 'postgres' ? describe : elsewhere;
