import { createHash, randomInt, randomUUID } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { AppError, tooMany } from '#/core/errors';
import { id } from '#/core/shapes';
import { deviceCookie } from '#/features/outside/links/server/open-link';
import { codeLetter } from '#/features/outside/shared/links/server/letters';
import * as secrets from '#/features/outside/shared/links/server/secrets-store';
import * as store from '#/features/outside/shared/links/server/store';
import { enqueue } from '#/platform/server/database/stores/enqueue-store';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import type { JobServices } from '#/platform/server/feature';
import { unknownLink } from '#/platform/server/http/hooks/link';
import { hashToken, newToken } from '#/platform/server/identity/sessions';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';

export const codeJob = 'code for a link';

const minutes = 10;
const sentAnHour = 5;
const mostWrong = 10;

const payload = z.object({ linkId: id, key: z.uuid() });

function hashOfCode(linkId: number, code: string): string {
  return createHash('sha256').update(`${linkId} ${code}`).digest('base64url');
}

type LinkServices = Pick<Services, 'db' | 'config' | 'publicUrl' | 'now'>;

/** The code itself is made when its letter leaves, and stands in no job. */
export async function orderCode({ db, config }: LinkServices, link: OpenedLink): Promise<void> {
  if (config.mail.kind !== 'smtp' || link.email === null)
    throw new AppError('conflict', 'Voor deze link is geen code nodig.');
  const { count, secondsLeft } = await countHit(db, `code of link ${link.id}`, 3_600);
  if (count > sentAnHour)
    throw tooMany(
      secondsLeft,
      'Er gingen al vijf codes naar uw e-mailadres. Probeer het over een uur opnieuw.',
    );
  await db.transaction((tx) => enqueue(tx, codeJob, { linkId: link.id, key: randomUUID() }));
}

/** Ten wrong ones end the link: whoever types them has not read the letter. What was on its way beside the tenth is not looked at. */
export async function checkCode(
  { db, publicUrl, now }: LinkServices,
  link: OpenedLink,
  code: string,
  reply: FastifyReply,
): Promise<void> {
  const device = newToken();
  const found = await db.transaction(async (tx) => {
    if ((await secrets.holdWrongCodes(tx, link.id)) >= mostWrong) return 'ended' as const;
    if (await secrets.takeCode(tx, link.id, hashOfCode(link.id, code), now().toISOString())) {
      await secrets.addSecret(tx, link.id, { kind: 'device', hash: hashToken(device) });
      return 'right' as const;
    }
    if ((await secrets.countWrongCode(tx, link.id)) < mostWrong) return 'wrong' as const;
    await store.endLinks(tx, { id: link.id }, 'guessed');
    return 'ended' as const;
  });
  if (found === 'ended') throw new AppError('not_found', unknownLink);
  if (found === 'wrong')
    throw new AppError('invalid', 'Deze code klopt niet, of is ouder dan tien minuten.', [
      { path: 'code', message: 'Deze code klopt niet, of is ouder dan tien minuten.' },
    ]);
  const seconds = Math.max(60, Math.floor((Date.parse(link.until) - now().getTime()) / 1_000));
  reply.setCookie(deviceCookie(link.id), device, {
    ...{ path: '/', httpOnly: true, sameSite: 'lax' as const, maxAge: seconds },
    secure: publicUrl.startsWith('https:'),
  });
}

export function sendCode({ db, mailer, now }: Pick<JobServices, 'db' | 'mailer' | 'now'>): JobHandler {
  return async (given) => {
    const { linkId, key } = payload.parse(given);
    const found = await store.findLinkForLetter(db, linkId);
    if (!found?.link.email) return;
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const until = new Date(now().getTime() + minutes * 60_000).toISOString();
    await secrets.addSecret(db, linkId, { kind: 'code', hash: hashOfCode(linkId, code), until });
    await mailer.deliver({ key, ...codeLetter({ ...found, to: found.link.email }, code) });
  };
}
