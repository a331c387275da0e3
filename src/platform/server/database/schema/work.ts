import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { itemCategories, itemUnits } from '#/features/meetstaat/contract';
import { taskPriorities, taskStatuses } from '#/features/planning/contract';
import {
  amountOfWork,
  createdAt,
  money,
  oneOf,
  recordId,
  totalMoney,
  updatedAt,
} from '#/platform/server/database/schema/columns';
import { contacts } from '#/platform/server/database/schema/contacts';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const subsidyTypes = pgTable(
  'subsidy_types',
  { id: recordId(), name: text().notNull(), position: integer().notNull() },
  (table) => [uniqueIndex('subsidy_types_name').on(table.name)],
);

export const meetstaatItems = pgTable(
  'meetstaat_items',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    category: text({ enum: itemCategories }).notNull(),
    description: text().notNull(),
    quantity: amountOfWork().notNull(),
    unit: text({ enum: itemUnits }).notNull(),
    unitPrice: money().notNull(),
    totalAmount: totalMoney().notNull(),
    contactId: integer().references(() => contacts.id),
    includedInLoan: boolean().notNull().default(false),
    subsidyEligible: boolean().notNull().default(false),
    subsidyTypeId: integer().references(() => subsidyTypes.id),
    notes: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('meetstaat_items_project').on(table.projectId, table.id),
    index('meetstaat_items_contact').on(table.contactId),
    index('meetstaat_items_maker').on(table.createdBy),
    index('meetstaat_items_subsidy_type').on(table.subsidyTypeId),
    check('meetstaat_items_category', oneOf(table.category, itemCategories)),
    check('meetstaat_items_unit', oneOf(table.unit, itemUnits)),
    check('meetstaat_items_positive', sql`${table.quantity} >= 0 and ${table.unitPrice} >= 0`),
  ],
);

export const tasks = pgTable(
  'tasks',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    contactId: integer().references(() => contacts.id),
    status: text({ enum: taskStatuses }).notNull().default('planned'),
    priority: text({ enum: taskPriorities }).notNull().default('medium'),
    notes: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('tasks_project').on(table.projectId, table.startDate),
    index('tasks_contact').on(table.contactId),
    index('tasks_maker').on(table.createdBy),
    check('tasks_status', oneOf(table.status, taskStatuses)),
    check('tasks_priority', oneOf(table.priority, taskPriorities)),
    check('tasks_title_filled', sql`btrim(${table.title}) <> ''`),
  ],
);
