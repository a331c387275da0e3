import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, createdAt, moment, recordId, updatedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';

/** A person is known by issuer and subject; an e-mail address can move to somebody else. */
export const users = defineTable(
  'users',
  {
    id: recordId(),
    issuer: text().notNull(),
    subject: text().notNull(),
    email: text(),
    emailVerified: boolean().notNull().default(false),
    firstName: text(),
    lastName: text(),
    profileImageUrl: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('users_issuer_subject').on(table.issuer, table.subject),
    index('users_email').on(sql`lower(${table.email})`),
  ],
);

/** Only the hash of a session's token is kept: who reads this table can't sign in with it. */
export const sessions = defineTable(
  'sessions',
  {
    tokenHash: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    idToken: text(),
    /** By which its owner names it; it opens nothing. */
    key: uuid().notNull().defaultRandom(),
    /** 'Chrome' and 'Windows', where the browser said so. */
    browser: text(),
    system: text(),
    /** When the person last proved at the provider who they are. */
    confirmedAt: moment().notNull().default(sql`now()`),
    /** How the provider calls this sign-in, when it says that it ended. */
    sid: text(),
    createdAt: createdAt(),
    lastSeenAt: moment().notNull().default(sql`now()`),
    expiresAt: moment().notNull(),
  },
  (table) => [
    uniqueIndex('sessions_key').on(table.key),
    index('sessions_user').on(table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_sid').on(table.sid),
  ],
);

/** The picture that a provider shows of somebody, fetched once and drawn anew: their browser asks it of us. */
export const userPictures = defineTable('user_pictures', {
  userId: integer()
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  webp: bytes().notNull(),
  fetchedAt: moment().notNull().default(sql`now()`),
});

/** A sign-in under way at the provider; any instance can finish it. */
export const signInAttempts = defineTable(
  'sign_in_attempts',
  {
    state: text().primaryKey(),
    browserHash: text().notNull(),
    nonce: text().notNull(),
    codeVerifier: text().notNull(),
    returnTo: text().notNull(),
    /** The person was asked to prove once more who they are. */
    confirms: boolean().notNull().default(false),
    expiresAt: moment().notNull(),
  },
  (table) => [index('sign_in_attempts_expiry').on(table.expiresAt)],
);

/** What the embedded identity provider keeps. */
export const oidcRecords = defineTable(
  'oidc_records',
  {
    model: text().notNull(),
    id: text().notNull(),
    payload: jsonb().notNull(),
    grantId: text(),
    uid: text(),
    consumedAt: moment(),
    expiresAt: moment(),
  },
  (table) => [
    primaryKey({ columns: [table.model, table.id] }),
    index('oidc_records_grant').on(table.grantId),
    index('oidc_records_uid').on(table.uid),
    index('oidc_records_expiry').on(table.expiresAt),
  ],
);

/** Keys that the server makes for itself at its first start. */
export const secrets = defineTable('secrets', {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  createdAt: createdAt(),
});

export const rateLimits = defineTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    count: integer().notNull(),
    windowEndsAt: moment().notNull(),
  },
  (table) => [index('rate_limits_window').on(table.windowEndsAt)],
);
