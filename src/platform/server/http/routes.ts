import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import { z } from 'zod';
import {
  type BrowserRoute,
  type Call,
  changedHeader,
  errorBody,
  isInProject,
  type Method,
  pathParamNames,
  revisionsHeader,
  type TokenRight,
  type Who,
} from '#/core/call';
import { headerOfChange } from '#/core/shows';
import { askingAnew, askingOnce, isMadeOfTheSame } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { DerivedCache } from '#/platform/server/database/engine/derived-cache';
import { Sources } from '#/platform/server/database/engine/sources';
import { StatementCache } from '#/platform/server/database/engine/statement-cache';
import { type Acting, actAs } from '#/platform/server/database/log/acting';
import { findRevision } from '#/platform/server/database/stores/access-store';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { RecordKind, VersionedKind } from '#/platform/server/database/stores/record-kind';
import type { Arguments, Route } from '#/platform/server/http/handler';
import { cachingHooks } from '#/platform/server/http/hooks/caching';
import { callLimitHook } from '#/platform/server/http/hooks/call-limit';
import { gateHook } from '#/platform/server/http/hooks/gate';
import {
  idempotencyHook,
  keyHeaders,
  Replayed,
  replay,
  type Transact,
  underClaim,
} from '#/platform/server/http/hooks/idempotency';
import { type AdmitLink, linkHook, usualLinkLimit } from '#/platform/server/http/hooks/link';
import { programHook } from '#/platform/server/http/hooks/program';
import { seenVersionHooks } from '#/platform/server/http/hooks/seen-version';
import { sessionHook } from '#/platform/server/http/hooks/session';
import { storageRoomHook } from '#/platform/server/http/hooks/storage-room';
import { bodyUnchecked, formSchema, uploadHooks, withFile } from '#/platform/server/http/hooks/upload';
import { NdjsonStream } from '#/platform/server/http/ndjson-stream';
import { pathIdShape } from '#/platform/server/http/path-ids';
import type { ReadCache } from '#/platform/server/http/read-cache';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { SerializedJson } from '#/platform/server/http/serialized-json';
import type { ReadFile } from '#/platform/server/http/upload';
import { createGates } from '#/platform/server/identity/access';
import type { ArrivedFile, Files } from '#/platform/server/storage/files';

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a change. */
    acting: Acting | undefined;
  }
}

export type OpenBrowserRoute = (
  browserRoute: BrowserRoute,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
  /** What who may not come in gets to see; throws what it has no page for. */
  refused?: (error: Error, request: FastifyRequest, reply: FastifyReply) => unknown,
) => void;

/** A call's shapes stand with it, for who has to try them all. */
export type RouteEntry = {
  method: Method;
  path: string;
  who: Who;
  token?: TokenRight | undefined;
  call?: Call;
};

type Parts = {
  http: FastifyInstance;
  db: Database;
  files: Files;
  records: Readonly<Record<string, RecordKind>>;
  versions: Readonly<Record<string, VersionedKind>>;
  cache: ReadCache;
  /** Asked at the end of every transaction. */
  guard: NonNullable<Acting['guard']>;
  openLink: AdmitLink;
  checked: boolean;
  now: () => Date;
};

type Admission = Pick<Call, 'who' | 'limit' | 'path' | 'upload' | 'token'>;

export function createRoutes(parts: Parts) {
  const { http, db, files, records, versions, cache, guard, openLink, checked, now } = parts;
  const entries: RouteEntry[] = [];
  const gates = createGates(records);
  const revisionOf = (id: number) => askingAnew(() => findRevision(db, id));
  const statements = new StatementCache({ checked, revisionOf });
  const derived = new DerivedCache({ checked, revisionOf });
  for (const part of ['visitor', 'target', 'form', 'claim', 'read', 'acting']) http.decorateRequest(part);

  /** In this order, before the body is read. */
  function admit({ who, limit, path, upload, token }: Admission, ids: 'always' | 'in a project') {
    const isKept = upload !== undefined && !upload.readOnly && !upload.isPassing;
    if (typeof who === 'object' && 'link' in who) {
      const counted = limit ?? usualLinkLimit;
      return present(
        linkHook({ db, purpose: who.link, path, limit: counted, open: openLink }),
        isKept ? storageRoomHook(db, files.projectLimit) : undefined,
      );
    }
    if (typeof who === 'object' && 'program' in who) return [programHook(db)];
    const gate = isInProject(who) ? gates(who, path) : undefined;
    return present(
      sessionHook({ db, who, gate, token, hasIds: ids === 'always' || gate !== undefined }),
      gate && gateHook(gate),
      gate && isKept ? storageRoomHook(db, files.projectLimit) : undefined,
      limit && callLimitHook(db, path, limit),
    );
  }

  /** In this order, once the query and the body are checked. */
  function hooksOf(call: Call) {
    const { method, who, upload, creates } = call;
    const version = method === 'GET' ? undefined : seenVersionHooks(call, { db, kinds: versions, now });
    const form = upload && uploadHooks(upload, call.body, files);
    const idempotency = creates && idempotencyHook(db, method);
    const caching =
      method === 'GET' && isInProject(who) ? cachingHooks(call, { db, cache, checked }) : undefined;
    return {
      preHandler: present(version?.preHandler, form?.preHandler, idempotency, caching?.preHandler),
      onSend: present(form?.onSend, caching?.onSend),
      ...(version && { errorHandler: version.errorHandler }),
    };
  }

  /** What was answered before a change that made nothing of it another. */
  async function findEarlier({ read }: FastifyRequest): Promise<SerializedJson | undefined> {
    const { earlier } = read ?? {};
    if (!read || !earlier || !(await isMadeOfTheSame(earlier.answer.sources))) return undefined;
    earlier.renew();
    const { bytes } = earlier.answer;
    if (!checked) return new SerializedJson(bytes);
    // Then the handler answers too, to compare.
    read.cached = bytes;
    return undefined;
  }

  /** On behalf of who asks, and on the version of the record that they saw. */
  function act<T>(call: Call, request: FastifyRequest, work: () => Promise<T>): Promise<T | SerializedJson> {
    const { method, visitor, target } = request;
    const { user, project, link, token } = visitor;
    if (method === 'GET' || method === 'HEAD') {
      const { sources = new Sources() } = request.read ?? {};
      const isPersonal = call.isPersonal === true;
      const kept = project && { statements, derived, seen: project, isPersonal, sources };
      const caches = { statements, derived };
      return askingOnce(async () => (await findEarlier(request)) ?? work(), kept, caches);
    }
    const { projectId = link?.projectId, role } = project ?? {};
    request.acting = { userId: user?.id, tokenId: token?.id, projectId, role, seen: target?.seen, guard };
    return actAs(request.acting, work);
  }

  const route: Route = (call, handler) => {
    const { method, path, who, upload, token } = call;
    entries.push({ method, path, who, token, call });
    const success = call.output === undefined ? 204 : call.creates ? 201 : 200;

    async function answer(
      request: FastifyRequest,
      reply: FastifyReply,
      file: KeptFile | ReadFile | ArrivedFile | undefined,
      transact: Transact<unknown>,
    ): Promise<unknown> {
      const { params, project, user, session, link } = request.visitor;
      let isWritten = false;
      const given = {
        params,
        query: request.query,
        body: request.body,
        file,
        project,
        transact: (work: Parameters<typeof transact>[0]) => {
          isWritten = true;
          return transact(work);
        },
      };
      const asked = call.sameForAll ? given : { ...given, user, session, link, request, reply };
      const made = await handler(asked as unknown as Arguments<typeof call>);
      if (call.creates && !isWritten) throw new Error(`${path} creates outside its transaction`);
      return made;
    }

    http.route({
      method,
      url: path,
      ...routeOptions(call, success),
      ...hooksOf(call),
      onRequest: admit(call, 'always'),
      handler: async (request, reply) => {
        const toAnswer = (made: unknown) => ({
          status: reply.statusCode,
          body: String(reply.serialize(made)),
        });
        reply.code(success);
        const made = await act(call, request, () =>
          underClaim(db, request, toAnswer, (transact: Transact<unknown>) =>
            upload
              ? withFile(request, upload, files, (file) => answer(request, reply, file, transact))
              : answer(request, reply, undefined, transact),
          ),
        );
        tellChanged(request, reply);
        return send(reply, made);
      },
    });
  };

  const browserRoute: OpenBrowserRoute = (
    { method, path, who, limit, timeoutMs, upload, token },
    handler,
    refused,
  ) => {
    entries.push({ method, path, who, token });
    http.route({
      method,
      url: path,
      schema: { hide: true },
      ...(timeoutMs === undefined ? {} : { config: { timeoutMs } }),
      onRequest: admit({ who, limit, path, upload, token }, 'in a project'),
      ...(refused && {
        errorHandler: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
          refused(error, request, reply),
      }),
      handler: (request, reply) => {
        if (method === 'GET') return handler(request, reply);
        request.acting = { projectId: request.visitor.link?.projectId, guard };
        return actAs(request.acting, async () => handler(request, reply));
      },
    });
  };

  return { route, browserRoute, entries };
}

/** What the transactions of a change wrote to the log. */
function tellChanged({ acting }: FastifyRequest, reply: FastifyReply): void {
  const { changed = new Set<string>(), revisions = new Map<number, number>() } = acting ?? {};
  if (changed.size === 0) return;
  reply.header(changedHeader, headerOfChange(changed));
  reply.header(revisionsHeader, [...revisions].map(([id, revision]) => `${id}=${revision}`).join(','));
}

function present<Hook>(...hooks: readonly (Hook | undefined)[]): Hook[] {
  return hooks.filter((hook) => hook !== undefined);
}

function routeOptions(call: Call, success: number): RouteShorthandOptions {
  const { upload, output, bodyLimit } = call;
  const names = pathParamNames(call.path);
  return {
    ...(bodyLimit === undefined ? {} : { bodyLimit }),
    ...(upload ? { validatorCompiler: bodyUnchecked } : {}),
    // Much comes over a slow line, and what came may have to be read.
    ...(upload || bodyLimit ? { config: { timeoutMs: longTimeoutMs } } : {}),
    schema: {
      summary: call.summary,
      ...(call.who === 'anyone' ? {} : { security: openedBy(call) }),
      ...(call.query ? { querystring: call.query } : {}),
      ...(call.creates ? { headers: keyHeaders } : {}),
      ...(upload ? formSchema(upload, call.body) : call.body ? { body: call.body } : {}),
      ...(names.length > 0
        ? { params: z.object(Object.fromEntries(names.map((name) => [name, pathIdShape(name)]))) }
        : {}),
      response: {
        ...(output ? { [success]: output } : {}),
        ...(output && call.orFinds ? { 200: output } : {}),
        '4xx': errorBody,
      },
    },
  };
}

/** For the description of the API. */
function openedBy({ token }: Call): Record<string, string[]>[] {
  return [{ session: [] }, ...(token ? [{ [`token-${token}`]: [] }] : [])];
}

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof Replayed) return replay(reply, answer.answer);
  if (answer instanceof SerializedJson)
    return reply.type('application/json; charset=utf-8').send(answer.bytes);
  if (answer instanceof NdjsonStream) return reply.type(answer.type).send(answer.stream);
  return reply.send(answer);
}
