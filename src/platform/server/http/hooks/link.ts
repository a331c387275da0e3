import type { FastifyRequest, onRequestAsyncHookHandler } from 'fastify';
import type { Limit, LinkPurpose } from '#/core/call';
import { AppError, tooMany } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import { findIds } from '#/platform/server/http/path-ids';
import { secretHeaders } from '#/platform/server/http/secret-headers';
import type { OpenedLink } from '#/platform/server/ports/links';

export type AdmitLink = (
  token: string,
  purpose: LinkPurpose | 'any',
  cookies: FastifyRequest['cookies'],
) => Promise<OpenedLink>;

type Settings = { db: Database; purpose: LinkPurpose | 'any'; path: string; limit: Limit; open: AdmitLink };

/** Who comes with a link and no account. Counted by address before it is looked up, and by the link once it is known. */
export function linkHook({ db, purpose, path, limit, open }: Settings): onRequestAsyncHookHandler {
  const { max, perSeconds, name = path, message } = limit;
  const count = async (of: string) => {
    const { count: hits, secondsLeft } = await countHit(db, `${name} ${of}`, perSeconds);
    if (hits > max) throw tooMany(secondsLeft, message);
  };
  return async (request, reply) => {
    reply.headers(secretHeaders);
    await count(`address ${request.ip}`);
    const params = findIds(request);
    if (typeof params?.token !== 'string') throw new AppError('not_found', unknownLink);
    const link = await open(params.token, purpose, request.cookies);
    request.visitor = { params, link };
    await count(`link ${link.id}`);
  };
}

export const unknownLink = 'Deze link werkt niet meer: vraag een nieuwe.';

export const usualLinkLimit: Limit = { max: 300, perSeconds: 60, name: 'links' };
