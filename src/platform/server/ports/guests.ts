import type { Day } from '#/core/day';
import type { GuestPoint, GuestShown } from '#/core/guest';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { GuestKind } from '#/platform/server/ports/links';
import type { Files } from '#/platform/server/storage/files';

/** Whose page it is. An architect sees the work of all, and nobody’s amounts. */
export type GuestAsked = { projectId: number; contactId: number; kind: GuestKind };

/** What is handed in by a link: by whom, as people read it, and by which name they called the file. */
export type HandedIn = { file: KeptFile; sentName: string; files: Files; now: Date };

/** In the transaction that keeps it. */
export type KeepHandedIn = (tx: Database, from: { projectId: number; sentBy: string }) => Promise<void>;

export type HandedInAs = 'papers' | 'photos';

/** Says that a point was repaired, in the transaction that keeps it. One of somebody else is not found. */
export type KeepRepaired = (
  tx: Database,
  from: { projectId: number; contactId: number; sentBy: string; now: Date },
  said: { id: number; note: string | null },
) => Promise<GuestPoint>;

/** Days for a task that its doer proposes. */
export type ProposedDays = { taskId: number; startDate: Day; endDate: Day | null };
type Moved = { moves: readonly { taskId: number; title: string; from: Day; to: Day }[]; end: Day | null };

/** What somebody with a link and no account sees of a feature, and what it takes from them. */
export type GuestPart = {
  shows?: (db: Database, asked: GuestAsked) => Promise<Partial<GuestShown>>;
  /** Looks at a file first, outside of any transaction. */
  takes?: Partial<Record<HandedInAs, (handed: HandedIn) => Promise<KeepHandedIn>>>;
  /** What was wrong is repaired, as its doer says; looks at the photo first, where there is one. */
  repairs?: (handed: HandedIn | undefined) => Promise<KeepRepaired>;
  /** The file of a photo that it shows; nothing where that is not there for who asks. */
  findPhoto?: (db: Database, asked: GuestAsked, id: number) => Promise<KeptFile | undefined>;
  /** Moves a task to days that were proposed, with what follows; with `preview` nothing is written. */
  moveTo?: (tx: Database, projectId: number, asked: ProposedDays & { preview: boolean }) => Promise<Moved>;
};
