import type { LinkPurpose } from '#/core/call';
import { megabyte } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';

/** All that may ever be handed in by one link. */
export const linkByteLimit = 100 * megabyte;

export const guestKinds = ['contractor', 'architect'] as const;
export type GuestKind = (typeof guestKinds)[number];

/** A link that was let in: the only source of a project and a contact for who has no account. */
export type OpenedLink = {
  readonly id: number;
  readonly purpose: LinkPurpose;
  readonly projectId: number;
  readonly contactId: number | null;
  /** What it is about, where that is one record. */
  readonly recordId: number | null;
  /** Of a guest. */
  readonly kind: GuestKind | null;
  /** The address it was made for. */
  readonly email: string | null;
  readonly until: string;
  /** What was handed in by it so far. */
  readonly bytes: number;
};

type Asked = {
  token: string;
  /** `any`: whatever it is for, and also on a device that is not known yet. */
  purpose: LinkPurpose | 'any';
  cookies: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** Whether the server sends mail: without it nobody can be sent a code. */
  sendsMail: boolean;
};

/** Throws the refusal that people get: unknown, ended, for something else, or a device that has to be known first. */
export type OpenLink = (db: Database, asked: Asked) => Promise<OpenedLink>;
