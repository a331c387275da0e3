import { AppError } from '#/core/errors';
import { may, type Right, type Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';
import { findMembership, type Membership } from '#/platform/server/database/stores/access-store';
import type { RecordKind } from '#/platform/server/database/stores/record-kind';
import {
  type Locate,
  locateProject,
  locateRecord,
} from '#/platform/server/database/stores/token-visit-store';
import {
  type FindVisit,
  findVisitInProject,
  visitByRecord,
} from '#/platform/server/database/stores/visit-store';

/** What the gate lets through: the only source of a project id for a store. */
export type ProjectAccess = { readonly projectId: number; readonly role: Role } & Readonly<
  Pick<Membership, 'revision' | 'tableRevisions'>
>;

/** What a handler is told of it: the revision is for who keeps answers, and would make each of them another. */
export type OpenedProject = Pick<ProjectAccess, 'projectId' | 'role'>;

/** Somebody at work in a project. */
export type Actor = { userId: number; projectId: number };

type Need = { right: Right; orOwn?: true };
type Ids = { projectId?: number; id?: number; key?: string };

/** What is looked up together with who asks, and what is decided by it. */
export type Gate = {
  find: FindVisit;
  /** The same for who comes with a token: only where it leads. */
  locate: Locate;
  keyOf: (ids: Ids) => number | string;
  decide: (userId: number, ids: Ids, found: Membership | undefined) => ProjectAccess;
};

/**
 * A stranger, an invitation not yet accepted and a project that never existed all read the same, so that ids tell
 * nothing.
 */
function decide(need: Need, userId: number, ids: Ids, found: Membership | undefined): ProjectAccess {
  if (!found || (ids.projectId !== undefined && ids.projectId !== found.projectId))
    throw new AppError('not_found');

  const isOwn = found.createdBy === userId;
  const allowed = may(found.role, need.right) || (need.orOwn === true && isOwn && may(found.role, 'add'));
  if (!allowed) throw new AppError('forbidden');
  const { projectId, role, revision, tableRevisions } = found;
  return { projectId, role, revision, tableRevisions };
}

/** For a project that the body names rather than the path. */
export async function requireRight(
  db: Database,
  userId: number,
  need: Need,
  projectId: number,
): Promise<void> {
  decide(need, userId, { projectId }, await findMembership(db, userId, projectId));
}

/** Gates for the kinds of records that the features declare. */
export function createGates(records: Readonly<Record<string, RecordKind>>) {
  const byRecord = new Map<string, Pick<Gate, 'find' | 'locate'>>(
    Object.entries(records).map(([name, kind]) => [
      name,
      { find: visitByRecord(kind), locate: locateRecord(kind) },
    ]),
  );
  return ({ record, ...need }: Need & { record?: string }, path: string): Gate => {
    const by = (way: Pick<Gate, 'find' | 'locate'>, keyOf: Gate['keyOf']): Gate => ({
      ...way,
      keyOf,
      decide: (userId, ids, found) => decide(need, userId, ids, found),
    });
    if (record === undefined)
      return by({ find: findVisitInProject, locate: locateProject }, ({ projectId }) => projectId ?? 0);
    const way = byRecord.get(record);
    if (!way) {
      throw new Error(
        `${path} names records of the kind '${record}', which nobody declares: add it to \`records\` in the feature.ts of its feature`,
      );
    }
    return by(way, ({ key, id }) => key ?? id ?? 0);
  };
}
