import { z } from 'zod';

/** By name, as the features say that they are of. */
export const overviewFigures = z.looseObject({});

/** The first screen of a project, with what features put in it, as their own contracts say it. */
export const overview = z.looseObject({
  /** There is nothing yet of which something could ask for attention. */
  isEmpty: z.boolean(),
  /** An estimate or a paper is in the project. */
  hasPapers: z.boolean(),
  stats: overviewFigures,
});
export type Overview = z.infer<typeof overview>;
