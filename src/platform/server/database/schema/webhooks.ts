import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, jsonb, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/**
 * Where a server of the owner's is told that something changed. As a token it is the person's and no record of the
 * project: it has no place in its log or export, and raises no revision.
 */
export const webhooks = defineTable(
  'webhooks',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    ofProject: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    url: text().notNull(),
    /** Of which records it tells, by the names of their tables as the log has them. */
    tables: jsonb().$type<string[]>().notNull(),
    /** Encrypted with a key that is not in the database. */
    sealedSecret: text().notNull(),
    createdAt: createdAt(),
    lastDeliveredAt: moment(),
    /** Since when nothing is told any more, because it could not be for a day. */
    offSince: moment(),
  },
  (table) => [index('webhooks_project').on(table.ofProject), index('webhooks_person').on(table.userId)],
);

export const deliveryStatuses = ['waiting', 'delivered', 'failed'] as const;

/** One for each line of the log that a webhook tells of, written with that line by a trigger. */
export const webhookDeliveries = defineTable(
  'webhook_deliveries',
  {
    /** In the order of what happened. */
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    /** By which who receives it twice can tell that it is one. */
    eventId: uuid().notNull().default(sql`gen_random_uuid()`),
    webhookId: integer()
      .notNull()
      .references(() => webhooks.id, { onDelete: 'cascade' }),
    /** Empty where it only tries whether the receiver is there. */
    tableName: text(),
    recordKey: text(),
    /** The record is gone: what is told of it leads to the log. */
    isRemoval: boolean().notNull().default(false),
    at: createdAt(),
    status: text({ enum: deliveryStatuses }).notNull().default('waiting'),
    tries: integer().notNull().default(0),
    firstTriedAt: moment(),
  },
  (table) => [
    index('webhook_deliveries_webhook').on(table.webhookId, table.id),
    index('webhook_deliveries_waiting').on(table.webhookId, table.id).where(sql`${table.status} = 'waiting'`),
    uniqueIndex('webhook_deliveries_event').on(table.eventId),
    check('webhook_deliveries_status', oneOf(table.status, deliveryStatuses)),
  ],
);
