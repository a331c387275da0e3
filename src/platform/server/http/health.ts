import { z } from 'zod';
import { defineCall } from '#/core/call';
import { AppError } from '#/core/errors';
import { ping } from '#/platform/server/database/ping';
import type { Services } from '#/platform/server/services';

const getHealth = defineCall({
  method: 'GET',
  path: '/api/health',
  who: 'anyone',
  summary: 'Whether the server and its database answer',
  output: z.object({ status: z.literal('ok') }),
});

export function healthRoute({ route, db }: Services): void {
  route(getHealth, async ({ request }) => {
    await ping(db).catch((error: unknown) => {
      request.log.error({ err: error }, 'the database does not answer');
      throw new AppError('overloaded', 'De database antwoordt niet.');
    });
    return { status: 'ok' as const };
  });
}
