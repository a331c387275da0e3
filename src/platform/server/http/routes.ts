import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  type Call,
  type Door,
  errorBody,
  type Method,
  type Params,
  type PathIds,
  pathParamNames,
  type Upload,
  type Who,
} from '#/core/call';
import { AppError, tooMany } from '#/core/errors';
import { maxUploadBytes } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { type Acting, actAs } from '#/platform/server/database/log/acting';
import { getUsedBytes, type KeptFile, requireRoom } from '#/platform/server/database/stores/file-store';
import type { KeptAnswer } from '#/platform/server/database/stores/kept-answer-store';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import type { RecordKind, VersionedKind } from '#/platform/server/database/stores/record-kind';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import type { KeptReads } from '#/platform/server/http/kept-reads';
import { LineStream } from '#/platform/server/http/line-stream';
import { doOnce, keyHeaders, keyOf, Repeated, type Transact } from '#/platform/server/http/once';
import { findIds, pathIdShape } from '#/platform/server/http/path-ids';
import { createReadAnswer } from '#/platform/server/http/read-answer';
import { ReadyJson } from '#/platform/server/http/ready-json';
import { longMs } from '#/platform/server/http/request-bound';
import { explainStale, findTarget } from '#/platform/server/http/seen-version';
import type { ReadFile } from '#/platform/server/http/upload';
import { bodyUnchecked, formSchema, withUpload } from '#/platform/server/http/upload-route';
import { createGates, type Gate, type ProjectAccess } from '#/platform/server/identity/access';
import { type CurrentSession, findVisit, sessionCookie } from '#/platform/server/identity/sessions';
import type { Files } from '#/platform/server/storage/files';

type Visitor<Allowed extends Who> = Allowed extends 'anyone'
  ? unknown
  : Allowed extends 'signed-in'
    ? { user: SignedInUser; session: CurrentSession }
    : { user: SignedInUser; session: CurrentSession; project: ProjectAccess };

type Given<Sent> = Sent extends Upload
  ? {
      file:
        | (Sent['readOnly'] extends true ? ReadFile : KeptFile)
        | (Sent['required'] extends true ? never : undefined);
    }
  : unknown;

type Arguments<C> =
  C extends Call<infer Path, infer Query, infer Body, z.ZodType, infer Allowed, infer Sent>
    ? {
        params: Params<Path>;
        query: z.output<Query>;
        body: z.output<Body>;
        request: FastifyRequest;
        reply: FastifyReply;
        /** What a creating call writes with: see `creates` of Call. */
        transact: Transact<Answer<C>>;
      } & Visitor<Allowed> &
        Given<Sent>
    : never;

type Answer<C> =
  C extends Call<string, z.ZodType, z.ZodType, infer Output>
    ? Output extends z.ZodUndefined
      ? void
      : z.output<Output>
    : never;

/** Answers that are made already, or still being made. */
type Ready = ReadyJson | LineStream;

type Options = {
  /** Looked at before the body is: whoever may not come in learns nothing of what is expected there. */
  before?: (asked: { params: PathIds; reply: FastifyReply }) => Promise<unknown>;
};

export type Route = <C extends Call>(
  call: C,
  handler: (args: Arguments<C>) => Promise<Answer<C> | Ready> | Answer<C> | Ready,
  options?: Options,
) => void;

type Write = Transact<unknown>;
const json = 'application/json; charset=utf-8';

export type OpenDoor = (
  door: Door,
  handler: (request: FastifyRequest, reply: FastifyReply) => unknown,
) => void;

/** A call's shapes stand with it, for who has to try them all. */
export type RouteEntry = { method: Method; path: string; who: Who; call?: Call };

declare module 'fastify' {
  interface FastifyRequest {
    visitor: {
      params: PathIds;
      user?: SignedInUser | undefined;
      session?: CurrentSession | undefined;
      project?: ProjectAccess;
    };
  }
}

/** What a form may take beside its file. */
const formBytes = 65_536;

type Admission = Pick<Call, 'who' | 'limit' | 'path' | 'upload'> & {
  hasIds: boolean;
  gate: Gate | undefined;
};

type Parts = {
  http: FastifyInstance;
  db: Database;
  files: Files;
  records: Readonly<Record<string, RecordKind>>;
  versions: Readonly<Record<string, VersionedKind>>;
  reads: KeptReads;
  /** Asked at the end of every transaction. */
  guard: NonNullable<Acting['guard']>;
  checked: boolean;
};

function send(reply: FastifyReply, answer: unknown): FastifyReply {
  if (answer instanceof ReadyJson) return reply.type(json).send(answer.bytes);
  if (answer instanceof LineStream) return reply.type(answer.type).send(answer.stream);
  return reply.send(answer);
}

export function createRoutes({ http, db, files, records, versions, reads, guard, checked }: Parts) {
  const entries: RouteEntry[] = [];
  const gates = createGates(records);
  const gateOf = ({ who, path }: Pick<Call, 'who' | 'path'>): Gate | undefined =>
    typeof who === 'object' ? gates(who, path) : undefined;

  function findVisitor(
    { cookies, headers }: FastifyRequest,
    gate: Gate | undefined,
    ids: PathIds | undefined,
  ) {
    const look = gate && ids ? { find: gate.find, key: gate.keyOf(ids) } : {};
    return findVisit(db, cookies[sessionCookie], { userAgent: headers['user-agent'], ...look });
  }

  async function admit(request: FastifyRequest, call: Admission): Promise<void> {
    const { who, gate } = call;
    const params = call.hasIds ? findIds(request) : {};
    const visit = who === 'anyone' ? undefined : await findVisitor(request, gate, params);
    if (who !== 'anyone' && !visit) throw new AppError('unauthorized');
    // An id that can't be one is an unknown record, not a mistake of form.
    if (!params) throw new AppError('not_found');
    const { user, session, membership } = visit ?? {};
    request.visitor = { params, user, session };
    if (user && gate) request.visitor.project = gate.decide(user.id, params, membership);
    const { project } = request.visitor;
    if (project && call.upload && !call.upload.readOnly) await expectRoom(request, project.projectId);
    if (call.limit) {
      const { max, perSeconds, name = call.path, message } = call.limit;
      const key = `${name} ${user ? `user ${user.id}` : `address ${request.ip}`}`;
      const { count, secondsLeft } = await countHit(db, key, perSeconds);
      if (count > max) throw tooMany(secondsLeft, message);
    }
  }

  /** Before the body is read: who has no room left needn't send it all. What counts in the end is the file itself. */
  async function expectRoom(request: FastifyRequest, projectId: number): Promise<void> {
    const announced = Number(request.headers['content-length'] ?? 0);
    const isOther = request.method === 'POST' ? 0 : maxUploadBytes;
    const least = announced - formBytes - isOther;
    // What sort of body it is, is only known by its reader, later.
    const isForm = /^multipart\/form-data\b/i.test(request.headers['content-type'] ?? '');
    if (!isForm || !(least > 0)) return;
    requireRoom({ used: await getUsedBytes(db, projectId), limit: files.projectLimit }, least);
  }

  /** On behalf of who asks, and on the version of the record that they saw. */
  async function act<T>(call: Call, request: FastifyRequest, work: () => Promise<T>): Promise<T> {
    const { user, project, params } = request.visitor;
    if (call.method === 'GET') return work();
    if (!user) return actAs({ guard }, work);
    const target = findTarget(call, request, params, versions);
    const { projectId, role } = project ?? {};
    try {
      return await actAs({ userId: user.id, projectId, role, seen: target?.seen, guard }, work);
    } catch (error) {
      throw await explainStale(error, target, { db, userId: user.id, project });
    }
  }

  const answerRead = createReadAnswer({ db, reads, checked, send });

  const route: Route = (call, handler, { before } = {}) => {
    const { method, path, who, output, upload } = call;
    entries.push({ method, path, who, call });
    const gate = gateOf(call);
    const names = pathParamNames(path);
    const success = output === undefined ? 204 : call.creates ? 201 : 200;
    http.route({
      method,
      url: path,
      ...(call.bodyLimit === undefined ? {} : { bodyLimit: call.bodyLimit }),
      ...(upload ? { validatorCompiler: bodyUnchecked } : {}),
      // Much comes over a slow line, and what came may have to be read.
      ...(upload || call.bodyLimit ? { config: { boundMs: longMs } } : {}),
      schema: {
        summary: call.summary,
        ...(call.query ? { querystring: call.query } : {}),
        ...(call.creates ? { headers: keyHeaders } : {}),
        ...(upload ? formSchema(upload, call.body) : call.body ? { body: call.body } : {}),
        ...(names.length > 0
          ? { params: z.object(Object.fromEntries(names.map((name) => [name, pathIdShape(name)]))) }
          : {}),
        response: { ...(output ? { [success]: output } : {}), '4xx': errorBody },
      },
      onRequest: async (request, reply) => {
        await admit(request, { ...call, gate, hasIds: true });
        await before?.({ params: request.visitor.params, reply });
      },
      handler: async (request, reply) => {
        const { visitor } = request;
        // Until the handler looks at who asks.
        let isForAll = true;
        const answerWith = async (body: unknown, file: KeptFile | ReadFile | undefined, transact: Write) => {
          let isWritten = false;
          const { params, project } = visitor;
          const personal = <Value>(value: Value): Value => {
            isForAll = false;
            return value;
          };
          const answer = await handler({
            ...{ query: request.query, body, file, params, project },
            get user() {
              return personal(visitor.user);
            },
            get session() {
              return personal(visitor.session);
            },
            get request() {
              return personal(request);
            },
            get reply() {
              return personal(reply);
            },
            transact: (work: Parameters<Write>[0]) => {
              isWritten = true;
              return transact(work);
            },
          } as unknown as Arguments<typeof call>);
          if (call.creates && !isWritten) throw new Error(`${path} creates outside its transaction`);
          return answer;
        };
        const around = (sent: unknown, work: (transact: Write) => Promise<unknown>) => {
          const key = call.creates && keyOf(request.headers);
          if (!key || !visitor.user) return work((write) => db.transaction(write));
          const toAnswer = (made: unknown): KeptAnswer => ({
            status: success,
            body: String(reply.code(success).serialize(made)),
          });
          return doOnce(
            {
              ...{ db, log: request.log, toAnswer, key: { userId: visitor.user.id, key } },
              sent: [method, request.url, sent],
            },
            work,
          );
        };
        const make = () =>
          act(call, request, () =>
            upload
              ? withUpload({ request, upload, files, body: call.body, around }, answerWith)
              : around(request.body, (transact) => answerWith(request.body, undefined, transact)),
          );
        reply.code(success);
        if (call.method === 'GET' && visitor.user && visitor.project) {
          const by = { userId: visitor.user.id, project: visitor.project };
          return answerRead({ call, request, reply, by, make, isForAll: () => isForAll });
        }
        const answer = await make();
        if (answer instanceof Repeated)
          return reply
            .code(answer.answer.status)
            .header('idempotent-replayed', 'true')
            .type(json)
            .send(answer.answer.body);
        return send(reply, answer);
      },
    });
  };

  const door: OpenDoor = ({ method, path, who, limit, boundMs }, handler) => {
    entries.push({ method, path, who });
    const gate = gateOf({ who, path });
    http.route({
      method,
      url: path,
      schema: { hide: true },
      ...(boundMs === undefined ? {} : { config: { boundMs } }),
      onRequest: (request) => admit(request, { who, limit, path, gate, hasIds: gate !== undefined }),
      handler: (request, reply) =>
        method === 'GET' ? handler(request, reply) : actAs({ guard }, async () => handler(request, reply)),
    });
  };

  return { route, door, entries };
}
