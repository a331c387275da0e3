import { sql } from 'drizzle-orm';
import { bigint, boolean, check, index, integer, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { linkPurposes } from '#/core/call';
import { deliveryWays, guestKinds, linkEnds } from '#/features/outside/shared/links/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareStaying } from '#/platform/server/database/schema/archived';
import { createdAt, moment, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Who may do what without an account, and until when. What opens it is a secret apart. */
export const outsiderLinks = defineTable(
  'outsider_links',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    purpose: text({ enum: linkPurposes }).notNull(),
    kind: text({ enum: guestKinds }),
    /** What it is about, where that is one record: it says nothing any more once that is gone. */
    recordId: integer(),
    /** Whom it was made for, as they were called then. */
    name: text().notNull(),
    email: text(),
    until: moment().notNull(),
    ended: text({ enum: linkEnds }),
    delivery: text({ enum: deliveryWays }).notNull().default('by-hand'),
    /** Whether a new device has to give a code first, where the server mails. */
    asksCode: boolean().notNull().default(true),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('outsider_links_project').on(table.projectId, table.contactId),
    index('outsider_links_contact').on(table.contactId),
    index('outsider_links_record').on(table.purpose, table.recordId),
    index('outsider_links_maker').on(table.createdBy),
    check('outsider_links_purpose', oneOf(table.purpose, linkPurposes)),
    check('outsider_links_kind', oneOf(table.kind, guestKinds)),
    check('outsider_links_ended', oneOf(table.ended, linkEnds)),
    check('outsider_links_delivery', oneOf(table.delivery, deliveryWays)),
  ],
);

/** What opens it, a device that gave a code, and the code that was mailed last. */
const secretKinds = ['key', 'device', 'code'] as const;

/**
 * Of a link each only the hash. They are nothing of the project that anybody reads, undoes or exports, and so point at
 * their link without the database knowing. Those of links that ended are swept.
 */
export const linkSecrets = defineTable(
  'link_secrets',
  {
    id: recordId(),
    linkId: integer().notNull(),
    kind: text({ enum: secretKinds }).notNull(),
    hash: text().notNull(),
    /** Of a code. */
    until: moment(),
  },
  (table) => [
    uniqueIndex('link_secrets_key').on(table.hash).where(sql`${table.kind} = 'key'`),
    index('link_secrets_link').on(table.linkId, table.kind),
    check('link_secrets_kind', oneOf(table.kind, secretKinds)),
  ],
);

/** What the program counts of a link: no change of anybody in the project. */
export const linkStates = defineTable('link_states', {
  id: recordId(),
  linkId: integer().notNull().unique('link_states_link'),
  lastSeenAt: moment(),
  bytes: bigint({ mode: 'number' }).notNull().default(0),
  wrongCodes: integer().notNull().default(0),
});

/** What was done with a link, in a few words. */
export const linkDeeds = defineTable(
  'link_deeds',
  { id: recordId(), linkId: integer().notNull(), at: createdAt(), what: text().notNull() },
  (table) => [index('link_deeds_link').on(table.linkId)],
);

declareStaying(outsiderLinks);
