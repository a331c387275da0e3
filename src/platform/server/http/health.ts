import { z } from 'zod';
import { defineCall } from '#/core/call';
import { AppError } from '#/core/errors';
import { ping } from '#/platform/server/database/engine/ping';
import type { Services } from '#/platform/server/services';

/** Who watches over the server wants to know it now, before callers are given up. */
const patienceMs = 3_000;

const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  summary: 'Whether the server and its database answer',
  output: z.object({ status: z.literal('ok') }),
});

export function healthRoute({ route, db }: Services): void {
  route(getHealth, async ({ request }) => {
    await within(patienceMs, ping(db)).catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      throw new AppError('overloaded', 'De database antwoordt niet.');
    });
    return { status: 'ok' as const };
  });
}

function within<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
