import { z } from 'zod';
import { projectStatuses } from '#/core/project';
import { moment } from '#/core/shapes';

/** Raised when what older programs wrote has to be read in another way. */
export const archiveVersion = 1;
export const archiveFormat = 'truweel-project';

/** Where it stands in the folder of a project. */
export const dataName = 'gegevens.json';
export const schemaName = 'schema.json';

export const archivedFile = z.strictObject({
  key: z.uuid(),
  /** In the same folder. */
  path: z.string().max(400),
  name: z.string().max(400),
  mimeType: z.string().max(200),
  size: z.int().min(0),
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
});
export type ArchivedFile = z.infer<typeof archivedFile>;

const row = z.record(z.string(), z.unknown());
export type ArchivedRow = z.infer<typeof row>;

/** All but the rows of the tables, which are checked by the shapes of their own columns. */
export const archiveData = z.strictObject({
  format: z.literal(archiveFormat),
  version: z.int().min(1),
  madeAt: moment,
  /** Only what one person added to the project of somebody else. */
  isPart: z.boolean(),
  project: z.strictObject({
    name: z.string(),
    description: z.string().nullable(),
    /** Left out by who wrote it before a project could rest. */
    status: z.enum(projectStatuses).default('active'),
    /** The last number that a point was given: one that is gone keeps its own. */
    lastPoint: z.int().min(0).max(1_000_000).default(0),
  }),
  tables: z.record(z.string(), z.array(row)),
  /** What every server has, by its name: of a number in a row. */
  names: z.record(z.string(), z.array(z.strictObject({ id: z.int(), name: z.string() }))),
  files: z.array(archivedFile),
});
export type ArchiveData = z.infer<typeof archiveData>;
