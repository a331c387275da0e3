import { and, eq, gt, isNull, or, sql } from 'drizzle-orm';
import type { TokenRight } from '#/core/call';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
import { accessTokens } from '#/platform/server/database/schema/access-tokens';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/schema/tables';
import {
  acceptedAs,
  isThere,
  type Membership,
  roleOf,
  seenOfProject,
} from '#/platform/server/database/stores/access-store';
import type { RecordKind } from '#/platform/server/database/stores/record-kind';
import { getColumn, type SignedInUser } from '#/platform/server/database/stores/visit-store';

/** Whose program asks, what it may, and what they are in the one project that it opens. */
export type TokenVisit = {
  user: SignedInUser;
  token: { id: number; name: string; right: TokenRight; lastUsedAt: string | null };
  /** Undefined while the project is in the trash. */
  membership: Omit<Membership, 'createdBy'> | undefined;
  allowsTokens: boolean;
};

const { id, name, right, lastUsedAt } = accessTokens;

const tokenQuery = prepareOnce((db) =>
  db
    .select({
      user: users,
      token: { id, name, right, lastUsedAt },
      seen: seenOfProject,
      role: roleOf(users.id),
      allowsTokens: projects.allowsTokens,
      isThere: sql<boolean>`${isThere}`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(projects, eq(projects.id, accessTokens.opens))
    .leftJoin(collaborators, acceptedAs(users.id))
    .where(
      and(
        eq(accessTokens.tokenHash, sql.placeholder('tokenHash')),
        gt(accessTokens.expiresAt, sql`now()`),
        // As they were when they made it: who left and was invited anew begins anew.
        or(
          and(isNull(accessTokens.memberAs), eq(projects.userId, users.id)),
          eq(collaborators.id, accessTokens.memberAs),
        ),
      ),
    ),
);

export async function findTokenVisit(db: Database, tokenHash: string): Promise<TokenVisit | undefined> {
  const [row] = await tokenQuery(db).execute({ tokenHash });
  if (!row?.role) return undefined;
  const { user, token, seen, role, allowsTokens } = row;
  return { user, token, membership: row.isThere ? { ...seen, role } : undefined, allowsTokens };
}

export async function touchToken(db: Database, tokenId: number): Promise<void> {
  await db.update(accessTokens).set({ lastUsedAt: sql`now()` }).where(eq(accessTokens.id, tokenId));
}

/** The project that an address leads to, and who made the record it names. */
export type Locate = (
  db: Database,
  key: number | string,
) => Promise<{ projectId: number; createdBy: number | null } | undefined>;

export const locateProject: Locate = async (_, key) => ({ projectId: Number(key), createdBy: null });

export function locateRecord(kind: Pick<RecordKind, 'table' | 'key' | 'author'>): Locate {
  const { table } = kind;
  const author = findColumn(table, kind.author ?? 'createdBy');
  const removedAt = findColumn(table, 'removedAt');
  const query = prepareOnce((db) =>
    db
      .select({
        projectId: sql<number>`${getColumn(table, 'projectId')}`,
        createdBy: author ? sql<number | null>`${author}` : sql<null>`null`,
      })
      .from(table)
      .where(
        and(
          eq(getColumn(table, kind.key ?? 'id'), sql.placeholder('key')),
          removedAt ? isNull(removedAt) : undefined,
        ),
      ),
  );
  return async (db, key) => {
    const [row] = await query(db).execute({ key });
    return row;
  };
}
