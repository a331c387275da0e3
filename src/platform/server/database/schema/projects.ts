import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { projectStatuses } from '#/core/project';
import { collaboratorStatuses, deliveries, memberRoles } from '#/core/rights';
import { declareStaying } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  oneOf,
  recordId,
  removedAt,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';

export const projects = defineTable(
  'projects',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    description: text(),
    status: text({ enum: projectStatuses }).notNull().default('active'),
    isExample: boolean().notNull().default(false),
    /** Whether others than the owner may let programs of theirs in. */
    allowsTokens: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    removedAt: removedAt(),
    /** Raised with every change in the project. */
    revision: bigint({ mode: 'number' }).notNull().default(0),
    /** By table the revision that its last change made; kept by the triggers that raise the revision. */
    tableRevisions: jsonb().$type<Readonly<Record<string, number>>>().notNull().default({}),
    /** What the log holds of its records, in bytes; kept by the triggers that write the log. */
    logBytes: bigint({ mode: 'number' }).notNull().default(0),
    /** The last number that was given out on a list of which no number comes twice. */
    lastPoint: integer().notNull().default(0),
    version: version(),
  },
  (table) => [
    index('projects_owner').on(table.userId),
    index('projects_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    check('projects_name_filled', sql`btrim(${table.name}) <> ''`),
    check('projects_status', oneOf(table.status, projectStatuses)),
  ],
);

/** Invited by address; the user is known from the moment the invitation is accepted. */
export const collaborators = defineTable(
  'collaborators',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    userId: integer().references(() => users.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    role: text({ enum: memberRoles }).notNull().default('collaborator'),
    status: text({ enum: collaboratorStatuses }).notNull().default('pending'),
    invitedBy: integer().references(() => users.id, { onDelete: 'set null' }),
    delivery: text({ enum: deliveries }).notNull().default('waiting'),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('collaborators_project_email').on(table.projectId, sql`lower(${table.email})`),
    uniqueIndex('collaborators_project_user').on(table.projectId, table.userId),
    index('collaborators_user').on(table.userId),
    index('collaborators_inviter').on(table.invitedBy),
    index('collaborators_email').on(sql`lower(${table.email})`),
    check('collaborators_role', oneOf(table.role, memberRoles)),
    check('collaborators_status', oneOf(table.status, collaboratorStatuses)),
    check('collaborators_delivery', oneOf(table.delivery, deliveries)),
    check(
      'collaborators_accepted_by_someone',
      sql`${table.status} <> 'accepted' or ${table.userId} is not null`,
    ),
  ],
);

declareDerived(collaborators, ['invitedBy']);
declareDerived(projects, ['logBytes', 'lastPoint']);
declareStaying(collaborators);
