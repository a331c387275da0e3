import { z } from 'zod';

export const manifestEntry = 'manifest.json';
const format = 'truweel-backup';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** The last entry of an archive: what is in it, and how each part has to look. */
export const manifest = z.object({
  format: z.literal(format),
  version: z.literal(1),
  program: z.string(),
  madeAt: z.iso.datetime(),
  engine: z.string(),
  migrations: z.array(z.object({ name: z.string(), hash: z.string() })),
  tables: z.array(
    z.object({
      name: z.string(),
      entry: z.string(),
      columns: z.array(z.string()).min(1),
      rows: z.int().nonnegative(),
    }),
  ),
  sequences: z.array(
    z.object({
      table: z.string(),
      column: z.string(),
      lastValue: z.string().regex(/^\d+$/),
      isCalled: z.boolean(),
    }),
  ),
  files: z.array(z.object({ key: z.uuid(), entry: z.string() })),
  entries: z.record(z.string(), z.object({ size: z.int().nonnegative(), sha256 })),
  /** Files that were already wrong in the store when the archive was made. */
  problems: z.array(z.object({ key: z.uuid(), problem: z.enum(['missing', 'damaged']) })),
  leftOut: z.array(z.string()),
});

export type Manifest = z.infer<typeof manifest>;
export const newManifest = { format, version: 1 } as const;

export function tableEntry(name: string): string {
  return `tables/${name}.jsonl`;
}

export function fileEntry(key: string): string {
  return `files/${key.slice(0, 2)}/${key}`;
}

/** Something about an archive that its owner can act on: shown as a sentence. */
export class ArchiveError extends Error {}
