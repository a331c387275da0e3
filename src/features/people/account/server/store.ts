import { and, asc, eq, getTableName, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { type ReadProject, readProject } from '#/features/people/archive/server/shared/read-project-store';
import type { Database } from '#/platform/server/database/engine/database';
import { forgetPerson } from '#/platform/server/database/log/change-store';
import { archivingOf } from '#/platform/server/database/schema/archived';
import { listTables } from '#/platform/server/database/schema/define-table';
import { oidcRecords, users } from '#/platform/server/database/schema/people';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { removeFilesOfProject } from '#/platform/server/database/stores/file-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { AccountPart, ExportedNames, ExportedRow } from '#/platform/server/ports/account';

type NamedRows = Omit<ExportedNames, 'list'> & { rows: Awaited<ReturnType<ExportedNames['list']>> };
type ProjectData = {
  isOwn: boolean;
  read: ReadProject;
  /** What is of no use elsewhere, by table. */
  staying: Readonly<Record<string, readonly ExportedRow[]>>;
};

/** A table that a later feature adds to a project is found by itself. */
async function readStaying(
  db: Database,
  projectId: number,
  createdBy: number | undefined,
): Promise<ProjectData['staying']> {
  const found: Record<string, readonly ExportedRow[]> = {};
  for (const table of listTables()) {
    const inProject = findColumn(table, 'projectId');
    const maker = findColumn(table, 'createdBy');
    if (archivingOf(table) || !inProject || (createdBy !== undefined && !maker)) continue;
    const own: SQL | undefined = createdBy !== undefined && maker ? eq(maker, createdBy) : undefined;
    found[getTableName(table)] = await db
      .select()
      .from(table)
      .where(and(eq(inProject, projectId), own))
      .orderBy(sql`1`);
  }
  return found;
}

async function readOne(
  db: Database,
  project: typeof projects.$inferSelect,
  userId: number,
): Promise<ProjectData> {
  const isOwn = project.userId === userId;
  const only = isOwn ? {} : { createdBy: userId };
  return {
    isOwn,
    read: await readProject(db, { projectId: project.id, ...only }),
    staying: await readStaying(db, project.id, isOwn ? undefined : userId),
  };
}

/** Everything that is this person's, as it is at one moment. Of somebody else's project: what they added to it. */
export async function readAccount(db: Database, user: SignedInUser, parts: readonly AccountPart[]) {
  return db.transaction(
    async (tx) => {
      const memberships = await tx
        .select()
        .from(collaborators)
        .where(and(eq(collaborators.userId, user.id), eq(collaborators.status, 'accepted')))
        .orderBy(asc(collaborators.id));
      const shared = memberships.map(({ projectId }) => projectId);
      const others = and(isAnyOf(projects.id, shared), isNull(projects.removedAt));
      const mine = or(eq(projects.userId, user.id), others);
      const rows = await tx.select().from(projects).where(mine).orderBy(asc(projects.id));
      const found: ProjectData[] = [];
      for (const row of rows) found.push(await readOne(tx, row, user.id));
      const personal: Record<string, readonly ExportedRow[]> = {};
      const named: NamedRows[] = [];
      for (const { exports, names } of parts) {
        if (exports) personal[exports.word] = await exports.list(tx, user.id);
        if (names) named.push(await readNames(tx, names, user.id, found));
      }
      return { user, memberships, projects: found, personal, named };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
}

export type AccountData = Awaited<ReturnType<typeof readAccount>>;

async function readNames(
  tx: Database,
  { list, ...names }: ExportedNames,
  userId: number,
  found: readonly ProjectData[],
): Promise<NamedRows> {
  const used = found.flatMap(({ read }) =>
    Object.values(read.tables).flatMap((rows) => rows.map((row) => row[names.column])),
  );
  const ids = [...new Set(used.filter((id) => typeof id === 'number'))];
  return { ...names, rows: await list(tx, { userId, ids }) };
}

/**
 * In one transaction. The projects one owns go with all their files; what one added to somebody else's project stays
 * there without one's name, and a contact that is used there becomes its owner's.
 */
export async function removeAccount(
  tx: Database,
  user: SignedInUser,
  parts: readonly AccountPart[],
): Promise<void> {
  const leaving = parts.flatMap((part) => part.leaving ?? []);
  const others: number[] = [];
  for (const { listProjects } of leaving) others.push(...((await listProjects?.(tx, user.id)) ?? []));
  // In the order in which a write takes them, so that none waits for us while we wait for it.
  const memberOf = tx
    .select({ id: collaborators.projectId })
    .from(collaborators)
    .where(eq(collaborators.userId, user.id));
  const concerned = await tx
    .select({ id: projects.id, ownerId: projects.userId })
    .from(projects)
    .where(
      or(
        eq(projects.userId, user.id),
        inArray(projects.id, memberOf),
        isAnyOf(projects.id, [...new Set(others)]),
      ),
    )
    .orderBy(projects.id)
    .for('update');
  const owned = concerned.filter(({ ownerId }) => ownerId === user.id);
  await tx
    .select({ id: collaborators.id })
    .from(collaborators)
    .where(eq(collaborators.userId, user.id))
    .orderBy(collaborators.id)
    .for('update');
  for (const { lock } of leaving) await lock?.(tx, user.id);
  await tx.select({ id: users.id }).from(users).where(eq(users.id, user.id)).for('update');
  for (const { id } of owned) {
    await removeFilesOfProject(tx, id);
    await tx.delete(projects).where(eq(projects.id, id));
  }
  for (const { leave } of leaving) await leave(tx, user.id);
  if (user.email && user.emailVerified) {
    const invited = sql`lower(${collaborators.email}) = lower(${user.email})`;
    await tx.delete(collaborators).where(and(eq(collaborators.status, 'pending'), invited));
  }
  const account = sql`${oidcRecords.payload} ->> 'accountId' = ${user.subject}`;
  const person = and(eq(oidcRecords.model, 'Person'), eq(oidcRecords.id, user.subject));
  await tx.delete(oidcRecords).where(or(account, person));
  await tx.delete(users).where(eq(users.id, user.id));
  await forgetPerson(tx, user);
}
