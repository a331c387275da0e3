import { type Day, dayAt } from '#/core/day';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Sources } from '#/platform/server/database/engine/sources';
import type { ProjectAccess } from '#/platform/server/identity/access';

const bounds = { mostBytes: 32 * 1_048_576, mostEntries: 20_000 };

export type ReadBy = { userId: number; project: ProjectAccess };

type Settings = {
  /** Changes with all that answers depend on besides the project: the program and how it is set up. */
  stamp: string;
  now: () => Date;
};

export type Cached = {
  bytes: Buffer;
  /** The project as it was when this was answered, and what the answer was made of. */
  revision: number;
  at: number | undefined;
  sources: Sources;
};

/**
 * What reads of a project were answered lately. It holds at the revision that it was answered at, and at later ones for
 * as long as none of the tables that were read changed: the database raises revisions with every change, so that two
 * processes agree. What else an answer depends on is in its key.
 */
export class ReadCache {
  readonly #settings: Settings;
  readonly #answers = new BoundedCache<Cached>({
    ...bounds,
    bytesOf: ({ bytes, sources }) => bytes.length + sources.bytes,
  });

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get size(): { answers: number; bytes: number } {
    return { answers: this.#answers.size, bytes: this.#answers.bytes };
  }

  /** The validator that a browser gives back: begins with the revision, which the browser reads too. */
  tagOf({ userId, project: { revision, projectId, role } }: ReadBy): string {
    return `W/"${revision}.${projectId}.${role}.${userId}.${this.#today}.${this.#settings.stamp}"`;
  }

  /** What this person was answered last, or where that is shared anybody of the same role. */
  find(name: string, by: ReadBy, isShared: boolean): Cached | undefined {
    return this.#answers.find(this.#keyOf(name, by, isShared));
  }

  /** Whether none of the tables that it was made of changed since. */
  holds({ revision, at, sources }: Cached, { project }: ReadBy): boolean {
    return revision === project.revision || (at !== undefined && at === sources.tables.lastChange(project));
  }

  /** What it is made of is as it was. */
  renew(known: Cached, { project }: ReadBy): void {
    if (known.revision >= project.revision) return;
    known.revision = project.revision;
    known.at = known.sources.tables.lastChange(project);
  }

  set(name: string, by: ReadBy, text: string, isShared: boolean, sources: Sources): Buffer {
    const bytes = ownBytes(text);
    const { project } = by;
    const key = this.#keyOf(name, by, isShared);
    const at = sources.tables.lastChange(project);
    // Somebody may have read after a change that was not there yet when this one began.
    if ((this.#answers.find(key)?.revision ?? -1) < project.revision)
      this.#answers.set(key, { bytes, revision: project.revision, at, sources });
    return bytes;
  }

  get #today(): Day {
    return dayAt(this.#settings.now());
  }

  #keyOf(name: string, { userId, project: { projectId, role } }: ReadBy, isShared: boolean): string {
    return `${projectId} ${role} ${isShared ? 0 : userId} ${this.#today} ${name}`;
  }
}

/** Not a slice of the pool that small buffers share: one of a few bytes would keep all of that pool. */
function ownBytes(text: string): Buffer {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  bytes.write(text);
  return bytes;
}

type Read = {
  path: string;
  params: Readonly<Record<string, number | string>>;
  /** As the call's contract read it; nothing where it has none. What the contract doesn't know is no part of a read. */
  query: unknown;
};

/** What is read, whatever else the address says and in whichever order. */
export function nameOfRead({ path, params, query }: Read): string {
  const inOrder = (values: object) =>
    Object.entries(values)
      .filter(([, value]) => value !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return JSON.stringify([path, inOrder(params), inOrder(query ?? {})]);
}

/** Weakly, as is meant for a read that is only asked whether it is still so. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}
