import { dayAt } from '#/core/day';
import type { ProjectAccess } from '#/platform/server/access';

const mostBytes = 32 * 1_048_576;
/** One that fills a good part of the room would drive out all others. */
const mostBytesOfOne = mostBytes / 8;

export type ReadBy = { userId: number; project: ProjectAccess };

type Settings = {
  /** Changes with all that answers depend on besides the project: the program and how it is set up. */
  stamp: string;
  now: () => Date;
};

/**
 * What reads of a project were answered lately. All that an answer depends on is in its name, above all the project's
 * revision, which the database raises with every change: two processes agree, and nothing has to be thrown away.
 */
export class KeptReads {
  readonly #settings: Settings;
  readonly #kept = new Map<string, Buffer>();
  #bytes = 0;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  /** The validator that a browser gives back: begins with the revision, which the browser reads too. */
  tagOf({ userId, project }: ReadBy): string {
    const { stamp, now } = this.#settings;
    return `W/"${project.revision}.${project.projectId}.${project.role}.${userId}.${dayAt(now())}.${stamp}"`;
  }

  #keyOf(url: string, { userId, project }: ReadBy, isForAll: boolean): string {
    return `${url} ${this.tagOf({ project, userId: isForAll ? 0 : userId })}`;
  }

  /** What this person was answered, or anybody of the same role where the answer says nothing of who reads it. */
  find(url: string, by: ReadBy): Buffer | undefined {
    for (const isForAll of [true, false]) {
      const key = this.#keyOf(url, by, isForAll);
      const found = this.#kept.get(key);
      if (!found) continue;
      // The last used stand last: the first are the first to go.
      this.#kept.delete(key);
      this.#kept.set(key, found);
      return found;
    }
    return undefined;
  }

  keep(url: string, by: ReadBy, text: string, isForAll: boolean): Buffer {
    const bytes = Buffer.from(text);
    if (bytes.length > mostBytesOfOne) return bytes;
    const key = this.#keyOf(url, by, isForAll);
    this.#forget(key);
    this.#kept.set(key, bytes);
    this.#bytes += bytes.length;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= mostBytes) break;
      this.#forget(oldest);
    }
    return bytes;
  }

  #forget(key: string): void {
    this.#bytes -= this.#kept.get(key)?.length ?? 0;
    this.#kept.delete(key);
  }
}

/** Weakly, as is meant for a read that is only asked whether it is still so. */
export function isKnown(header: string | undefined, tag: string): boolean {
  if (header === undefined) return false;
  const bare = (text: string) => text.trim().replace(/^W\//, '');
  return header.split(',').some((one) => one.trim() === '*' || bare(one) === bare(tag));
}
