import { randomUUID } from 'node:crypto';
import type { FastifyRequest, onSendAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify';
import type { Call } from '#/core/call';
import type { Database } from '#/platform/server/database/engine/database';
import { Sources } from '#/platform/server/database/engine/sources';
import { findMembership } from '#/platform/server/database/stores/access-store';
import {
  type Cached,
  isKnown,
  nameOfRead,
  type ReadBy,
  type ReadCache,
} from '#/platform/server/http/read-cache';

type Read = {
  name: string;
  by: ReadBy;
  tag: string;
  cached: Buffer | undefined;
  /** Of before a change in one of its tables, with what says that it is so still. */
  earlier: { answer: Cached; renew: () => void } | undefined;
  /** Filled while the handler answers. */
  sources: Sources;
};

declare module 'fastify' {
  interface FastifyRequest {
    /** Of a read in a project. */
    read: Read | undefined;
  }
}

type Parts = {
  db: Database;
  cache: ReadCache;
  /** Whether what is in the cache is held against what would be answered now. */
  checked: boolean;
};

type Hooks = { preHandler: preHandlerAsyncHookHandler; onSend: onSendAsyncHookHandler };

/** Answers a read of a project: with nothing where the browser has it still, from memory where it is there. */
export function cachingHooks(call: Call, { db, cache, checked }: Parts): Hooks {
  const isShared = call.sameForAll === true;

  function findRead({ visitor, query }: FastifyRequest): Read | undefined {
    const { user, project, params } = visitor;
    if (!user || !project) return undefined;
    const by = { userId: user.id, project };
    const name = nameOfRead({ path: call.path, params, query: call.query && query });
    const answer = cache.find(name, by, isShared);
    const cached = answer && cache.holds(answer, by) ? answer.bytes : undefined;
    const earlier = answer && !cached ? { answer, renew: () => cache.renew(answer, by) } : undefined;
    return { name, by, tag: cache.tagOf(by), cached, earlier, sources: new Sources() };
  }

  /** Somebody may have changed it between the gate and here. */
  const isUnchanged = async ({ userId, project: { projectId, revision } }: ReadBy) =>
    (await findMembership(db, userId, projectId))?.revision === revision;

  async function compare({ by, cached }: Read, fresh: string): Promise<void> {
    if (fresh === cached?.toString() || !(await isUnchanged(by))) return;
    throw new Error(
      `${call.path}: what was cached at revision ${by.project.revision} is no longer so: something it shows raises no revision${
        isShared ? ', or it says sameForAll and is not' : ''
      }`,
    );
  }

  return {
    preHandler: async (request, reply) => {
      const read = findRead(request);
      if (!read) return;
      if (call.isPersonal) {
        reply.header('etag', onceOnly(read.tag)).header('cache-control', 'private, no-cache');
        return;
      }
      request.read = read;
      reply.header('etag', read.tag).header('cache-control', 'private, no-cache');
      // Then the handler answers too, to compare.
      if (read.cached && checked) return;
      if (isKnown(request.headers['if-none-match'], read.tag)) return reply.code(304).send();
      if (read.cached) return reply.type('application/json; charset=utf-8').send(read.cached);
    },
    onSend: async ({ read, headers }, reply, payload) => {
      if (!read || reply.statusCode !== 200 || typeof payload !== 'string') return payload;
      if (!read.cached) return cache.set(read.name, read.by, payload, isShared, read.sources);
      await compare(read, payload);
      if (!isKnown(headers['if-none-match'], read.tag)) return read.cached;
      reply.code(304).removeHeader('content-type');
      return null;
    },
  };
}

/** Tells the browser the revision, and is never the mark of another answer. */
function onceOnly(tag: string): string {
  return tag.replace(/"$/, `.${randomUUID()}"`);
}
