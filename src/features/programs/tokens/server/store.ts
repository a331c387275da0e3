import { and, asc, count, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { AppError } from '#/core/errors';
import { mostTokens, type tokenFields } from '#/features/programs/tokens/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { accessTokens } from '#/platform/server/database/schema/access-tokens';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { acceptedAs, isThere } from '#/platform/server/database/stores/access-store';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';

type Fields = z.output<typeof tokenFields>;

function hasTime() {
  return gt(accessTokens.expiresAt, sql`now()`);
}

function listOf(db: Database, userId: number) {
  const isOwner = sql`${projects.userId} = ${userId}`;
  return db
    .select({
      id: accessTokens.id,
      name: accessTokens.name,
      projectId: accessTokens.opens,
      projectName: projects.name,
      right: accessTokens.right,
      createdAt: accessTokens.createdAt,
      expiresAt: accessTokens.expiresAt,
      lastUsedAt: accessTokens.lastUsedAt,
      isOpen: sql<boolean>`(${isThere} and case when ${accessTokens.memberAs} is null then ${isOwner}
        else ${projects.allowsTokens} and ${collaborators.id} is not distinct from ${accessTokens.memberAs} end)`,
    })
    .from(accessTokens)
    .innerJoin(users, eq(users.id, accessTokens.userId))
    .innerJoin(projects, eq(projects.id, accessTokens.opens))
    .leftJoin(collaborators, acceptedAs(users.id))
    .where(and(eq(accessTokens.userId, userId), hasTime()))
    .orderBy(asc(accessTokens.id));
}

export async function listTokens(db: Database, userId: number) {
  return listOf(db, userId);
}

/** What their owner may know of them: neither the token nor its hash. */
export async function listForExport(db: Database, userId: number) {
  const rows = await listOf(db, userId);
  return rows.map(({ isOpen: _, ...row }) => row);
}

type Owned = { memberAs: number | null; allowsTokens: boolean; isOwner: boolean };

async function findPlace(tx: Database, userId: number, projectId: number): Promise<Owned | undefined> {
  const [row] = await tx
    .select({
      isOwner: sql<boolean>`${projects.userId} = ${userId}`,
      memberAs: collaborators.id,
      allowsTokens: projects.allowsTokens,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, userId))
    .leftJoin(collaborators, acceptedAs(users.id))
    .where(and(eq(projects.id, projectId), isThere));
  return row && { ...row, memberAs: row.isOwner ? null : row.memberAs };
}

/** One after the other for each person, so that nobody has more than they may. */
export async function createToken(
  tx: Database,
  userId: number,
  { name, projectId, right, days }: Fields,
  tokenHash: string,
): Promise<number> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update');
  const place = await findPlace(tx, userId, projectId);
  if (!place?.isOwner && !place?.memberAs) throw new AppError('not_found');
  if (!place.isOwner && !place.allowsTokens)
    throw new AppError('forbidden', 'De eigenaar van dit project laat geen programma’s van anderen toe.');
  const [held] = await tx
    .select({ count: count() })
    .from(accessTokens)
    .where(and(eq(accessTokens.userId, userId), hasTime()));
  if ((held?.count ?? 0) >= mostTokens)
    throw new AppError(
      'conflict',
      `U heeft al ${mostTokens} programma’s. Beëindig er eerst een dat u niet meer gebruikt.`,
    );
  const row = writtenRow(
    await tx
      .insert(accessTokens)
      .values({
        ...{ userId, opens: projectId, memberAs: place.memberAs, name, right, tokenHash },
        expiresAt: sql`now() + make_interval(days => ${days})`,
      })
      .returning({ id: accessTokens.id }),
  );
  return row.id;
}

/** False where this person has no such token. */
export async function removeToken(tx: Database, userId: number, id: number): Promise<boolean> {
  const rows = await tx
    .delete(accessTokens)
    .where(and(eq(accessTokens.userId, userId), eq(accessTokens.id, id)))
    .returning({ id: accessTokens.id });
  return rows.length > 0;
}

/** Of who is no longer in the project: should they come back, they begin anew. */
export async function removeTokensOfMembers(tx: Database, memberIds: readonly number[]): Promise<void> {
  await tx.delete(accessTokens).where(isAnyOf(accessTokens.memberAs, memberIds));
}

/** What their programs did stays, without what they called them. */
export async function forgetPrograms(tx: Database, userId: number): Promise<void> {
  await tx
    .update(changes)
    .set({ via: null })
    .where(and(eq(changes.userId, userId), isNotNull(changes.via)));
}
