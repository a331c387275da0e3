import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Project } from '#/core/project';
import { createBudget, renovationBudgetOf } from '#/features/money/shared/server/project-budget-store';
import type { Database } from '#/platform/server/database/engine/database';
import { collaborators, projects } from '#/platform/server/database/schema/projects';
import { memberProjectIds } from '#/platform/server/database/stores/access-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';

/** What a project begins with. */
type NewProject = Pick<Project, 'name' | 'description' | 'status'> & { isExample?: boolean };

function selectProjects(db: Database, userId: number) {
  return db
    .select({
      id: projects.id,
      name: projects.name,
      description: projects.description,
      status: projects.status,
      userId: projects.userId,
      renovationBudget: sql<Project['renovationBudget']>`(${renovationBudgetOf(db, projects.id)})`,
      role: sql<
        Project['role']
      >`case when ${projects.userId} = ${userId} then 'owner' else ${collaborators.role} end`,
      isExample: projects.isExample,
      allowsTokens: projects.allowsTokens,
      version: projects.version,
      createdAt: projects.createdAt,
    })
    .from(projects)
    .leftJoin(
      collaborators,
      and(
        eq(collaborators.projectId, projects.id),
        eq(collaborators.userId, userId),
        eq(collaborators.status, 'accepted'),
      ),
    );
}

export async function listProjects(db: Database, userId: number): Promise<Project[]> {
  return selectProjects(db, userId)
    .where(inArray(projects.id, memberProjectIds(db, userId)))
    .orderBy(asc(projects.id));
}

export async function getProject(db: Database, userId: number, projectId: number): Promise<Project> {
  const [row] = await selectProjects(db, userId).where(
    and(eq(projects.id, projectId), isNull(projects.removedAt)),
  );
  if (!row) throw new AppError('not_found');
  return row;
}

export async function createProject(db: Database, userId: number, fields: NewProject): Promise<Project> {
  const row = writtenRow(
    await db
      .insert(projects)
      .values({ ...fields, userId })
      .returning({ id: projects.id }),
  );
  await createBudget(db, row.id);
  return getProject(db, userId, row.id);
}
