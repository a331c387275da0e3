import type { FastifyRequest } from 'fastify';
import type { Call, PathIds } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { isStaleError } from '#/platform/server/database/engine/failed-query';
import type { Seen } from '#/platform/server/database/log/acting';
import { findLastChange } from '#/platform/server/database/log/change-store';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import type { VersionedKind } from '#/platform/server/database/stores/record-kind';
import { StaleRecord } from '#/platform/server/http/stale-record';
import type { ProjectAccess } from '#/platform/server/identity/access';

type Kinds = Readonly<Record<string, VersionedKind>>;

/** What a change is asked on: which record, and as it was in which version. */
export type Target = { kind: VersionedKind; key: number; seen: Seen };

function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (digits === undefined) {
    throw new AppError('invalid', 'De kop If-Match hoort een versie te bevatten, zoals "3".');
  }
  return Number(digits);
}

/** Undefined where nobody says what they saw: then the last one wins, as it always did. */
export function findTarget(
  { who, versionOf }: Pick<Call, 'who' | 'versionOf'>,
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  params: PathIds,
  kinds: Kinds,
): Target | undefined {
  const version = readVersion(headers['if-match']);
  if (versionOf === null) return undefined;
  const name = versionOf?.kind ?? (typeof who === 'object' ? who.record : undefined);
  const kind = name === undefined ? undefined : kinds[name];
  if (version === undefined || !kind) return undefined;
  const named = versionOf?.field && (body as Record<string, unknown> | null)?.[versionOf.field];
  const key = Number(named ?? params.id ?? params.projectId);
  return { kind, key, seen: { table: nameOfTable(kind.table), key, version } };
}

type Asked = { db: Database; userId: number; project: ProjectAccess | undefined };

/** A refusal of the database, told as what it means to who asked; anything else stays what it is. */
export async function explainStale(
  error: unknown,
  target: Target | undefined,
  asked: Asked,
): Promise<unknown> {
  if (!target || !isStaleError(error)) return error;
  const { kind, key, seen } = target;
  const projectId = asked.project?.projectId ?? 0;
  const current = await kind.read(
    asked.db,
    { userId: asked.userId, projectId, role: asked.project?.role },
    key,
  );
  const last = await findLastChange(asked.db, seen.table, key);
  const by = { changedBy: last?.by ?? null, changedAt: last?.at ?? null };
  return new StaleRecord({ current: kind.shape.parse(current), ...by }, asked.userId);
}
