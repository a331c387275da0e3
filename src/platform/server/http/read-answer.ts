import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Call } from '#/core/call';
import type { Database } from '#/platform/server/database/engine/database';
import { findMembership } from '#/platform/server/database/stores/access-store';
import { isKnown, type KeptReads, nameOfRead, type ReadBy } from '#/platform/server/http/kept-reads';
import { LineStream } from '#/platform/server/http/line-stream';
import { ReadyJson } from '#/platform/server/http/ready-json';

type Parts = {
  db: Database;
  reads: KeptReads;
  /** Whether what was kept is held against what would be answered now. */
  checked: boolean;
  send: (reply: FastifyReply, answer: unknown) => FastifyReply;
};

type Asked = {
  call: Call;
  request: FastifyRequest;
  reply: FastifyReply;
  by: ReadBy;
  /** Asks the database. */
  make: () => Promise<unknown>;
  /** Afterwards: whether nobody looked at who reads it. */
  isForAll: () => boolean;
};

/** Answers a read of a project: with nothing where the browser has it still, from memory where it is there. */
export function createReadAnswer({ db, reads, checked, send }: Parts) {
  /** Somebody may have changed it between the gate and here. */
  const isUnchanged = async ({ userId, project: { projectId, revision } }: ReadBy) =>
    (await findMembership(db, userId, projectId))?.revision === revision;

  return async ({ call, request, reply, by, make, isForAll }: Asked): Promise<FastifyReply> => {
    const tag = reads.tagOf(by);
    const asText = (answer: unknown) => String(reply.serialize(answer));
    reply.header('etag', tag).header('cache-control', 'private, no-cache');

    const { params } = request.visitor;
    const name = nameOfRead({ path: call.path, params, query: call.query && request.query });
    const kept = reads.find(name, by);
    if (kept && checked && asText(await make()) !== kept.toString() && (await isUnchanged(by))) {
      throw new Error(
        `${call.path}: what was kept at revision ${by.project.revision} is no longer so: something it shows raises no revision`,
      );
    }
    if (isKnown(request.headers['if-none-match'], tag)) return reply.code(304).send();
    if (kept) return reply.type('application/json; charset=utf-8').send(kept);

    const answer = await make();
    if (answer instanceof ReadyJson || answer instanceof LineStream) return send(reply, answer);
    return reply
      .type('application/json; charset=utf-8')
      .send(reads.keep(name, by, asText(answer), isForAll()));
  };
}
