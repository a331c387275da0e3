import { type Day, dayAt } from '#/core/day';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { ProjectAccess } from '#/platform/server/identity/access';

const bounds = {
  mostBytes: 32 * 1_048_576,
  mostEntries: 20_000,
  bytesOf: ({ length }: Buffer) => length,
};

export type ReadBy = { userId: number; project: ProjectAccess };

type Settings = {
  /** Changes with all that answers depend on besides the project: the program and how it is set up. */
  stamp: string;
  now: () => Date;
};

type OfProject = { revision: number; keys: Set<string> };

/**
 * What reads of a project were answered lately. All that an answer depends on is in its key, above all the project's
 * revision, which the database raises with every change: two processes agree. What is of an older revision goes as soon
 * as a newer one is seen.
 */
export class ReadCache {
  readonly #settings: Settings;
  readonly #answers = new BoundedCache<Buffer>(bounds, (key) => this.#forget(key));
  /** Only of projects of which something is here. */
  readonly #projects = new Map<number, OfProject>();

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  get size(): { answers: number; projects: number; bytes: number } {
    return { answers: this.#answers.size, projects: this.#projects.size, bytes: this.#answers.bytes };
  }

  /** The validator that a browser gives back: begins with the revision, which the browser reads too. */
  tagOf({ userId, project }: ReadBy): string {
    const { stamp, now } = this.#settings;
    return tagFor(project, userId, dayAt(now()), stamp);
  }

  /** What this person was answered, or where that is shared anybody of the same role. */
  find(name: string, by: ReadBy, isShared: boolean): Buffer | undefined {
    this.#dropOlder(by.project);
    return this.#answers.find(this.#keyOf(name, by, isShared));
  }

  set(name: string, by: ReadBy, text: string, isShared: boolean): Buffer {
    const bytes = ownBytes(text);
    this.#dropOlder(by.project);
    const { projectId, revision } = by.project;
    const known = this.#projects.get(projectId);
    // Somebody who read before the change that is known here.
    if (known && known.revision > revision) return bytes;
    const key = this.#keyOf(name, by, isShared);
    if (!this.#answers.set(key, bytes)) return bytes;
    const ofProject = this.#projects.get(projectId) ?? { revision, keys: new Set() };
    this.#projects.set(projectId, { revision, keys: ofProject.keys.add(key) });
    return bytes;
  }

  #keyOf(name: string, { userId, project }: ReadBy, isShared: boolean): string {
    return `${this.tagOf({ project, userId: isShared ? 0 : userId })} ${name}`;
  }

  #dropOlder({ projectId, revision }: ProjectAccess): void {
    const known = this.#projects.get(projectId);
    if (!known || known.revision >= revision) return;
    for (const key of known.keys) this.#answers.remove(key);
  }

  #forget(key: string): void {
    const projectId = projectOf(key);
    const known = this.#projects.get(projectId);
    known?.keys.delete(key);
    if (known?.keys.size === 0) this.#projects.delete(projectId);
  }
}

function tagFor({ revision, projectId, role }: ProjectAccess, userId: number, day: Day, stamp: string) {
  return `W/"${revision}.${projectId}.${role}.${userId}.${day}.${stamp}"`;
}

/** The second part of its tag. */
function projectOf(key: string): number {
  return Number(key.split('.', 2)[1]);
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
