import type { FastifyRequest, preHandlerAsyncHookHandler } from 'fastify';
import { type Call, isInProject, type PathIds } from '#/core/call';
import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { isStaleError } from '#/platform/server/database/engine/failed-query';
import type { Seen } from '#/platform/server/database/log/acting';
import { findLastChange } from '#/platform/server/database/log/change-store';
import { nameOfTable } from '#/platform/server/database/schema/tables';
import { noKey, type VersionedKind } from '#/platform/server/database/stores/record-kind';
import { StaleRecord } from '#/platform/server/http/stale-record';

type Kinds = Readonly<Record<string, VersionedKind>>;

/** What a change is asked on: which record, and as it was in which version. */
type Target = { kind: VersionedKind; key: number; name?: unknown; seen: Seen };

function readVersion(header: string | undefined): number | undefined {
  if (header === undefined || header === '*') return undefined;
  const [, digits] = /^"(\d{1,9})"$/.exec(header) ?? [];
  if (digits === undefined) {
    throw new AppError('invalid', 'De kop If-Match hoort een versie te bevatten, zoals "3".');
  }
  return Number(digits);
}

/** Undefined where nobody says what they saw: then the last one wins, as it always did. */
async function findTarget(
  { who, versionOf }: Pick<Call, 'who' | 'versionOf'>,
  { headers, body }: Pick<FastifyRequest, 'headers' | 'body'>,
  params: PathIds,
  { db, kinds }: { db: Database; kinds: Kinds },
): Promise<Target | undefined> {
  const version = readVersion(headers['if-match']);
  if (versionOf === null) return undefined;
  const name = versionOf?.kind ?? (isInProject(who) ? who.record : undefined);
  const kind = name === undefined ? undefined : kinds[name];
  if (version === undefined || !kind) return undefined;
  const named = versionOf?.field && (body as Record<string, unknown> | null)?.[versionOf.field];
  if (kind.named) {
    const key = (await kind.named.findKey(db, Number(params.projectId), named)) ?? noKey;
    return { kind, key, name: named, seen: { table: nameOfTable(kind.table), key, version } };
  }
  const key = Number(named ?? params.id ?? params.projectId);
  return { kind, key, seen: { table: nameOfTable(kind.table), key, version } };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a change that says what it saw. */
    target: Target | undefined;
  }
}

type Hooks = {
  preHandler: preHandlerAsyncHookHandler;
  errorHandler: (error: unknown, request: FastifyRequest) => Promise<never>;
};

/** A change on a version that is no longer the last is refused by the database, and explained here. */
export function seenVersionHooks(
  call: Call,
  { db, kinds, now }: { db: Database; kinds: Kinds; now: () => Date },
): Hooks {
  return {
    preHandler: async (request) => {
      const { user, params } = request.visitor;
      if (user) request.target = await findTarget(call, request, params, { db, kinds });
    },
    errorHandler: async (error, request) => {
      const { target, visitor } = request;
      throw target && isStaleError(error)
        ? await explainStale(db, target, { ...visitor, today: dayAt(now()) })
        : error;
    },
  };
}

async function explainStale(
  db: Database,
  { kind, key, name, seen }: Target,
  { user, project, today }: FastifyRequest['visitor'] & { today: Day },
): Promise<StaleRecord> {
  const userId = user?.id ?? 0;
  const projectId = project?.projectId ?? 0;
  const reader = { userId, projectId, role: project?.role, today };
  const current = await (kind.named ? kind.named.read(db, reader, name) : kind.read(db, reader, key));
  // Somebody may have made it meanwhile.
  const found = kind.named ? ((await kind.named.findKey(db, projectId, name)) ?? noKey) : key;
  const last = await findLastChange(db, seen.table, found);
  return new StaleRecord(
    { current: kind.shape.parse(current), changedBy: last?.by ?? null, changedAt: last?.at ?? null },
    userId,
  );
}
