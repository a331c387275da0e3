import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { stopPath } from '#/features/reminders/digest/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { getOrCreateSecret } from '#/platform/server/database/stores/sign-in-store';

async function sign(db: Database, userId: number): Promise<string> {
  const secret = await getOrCreateSecret(db, 'stop letters', () => randomBytes(32).toString('base64url'));
  return createHmac('sha256', secret).update(`stop letters to ${userId}`).digest('base64url');
}

export async function stopAddress(db: Database, publicUrl: string, userId: number): Promise<string> {
  return `${publicUrl}${stopPath.replace(':token', `${userId}.${await sign(db, userId)}`)}`;
}

/** Whose letters a link stops; undefined where we didn't write it. */
export async function findStopper(db: Database, token: string): Promise<number | undefined> {
  const [, number = '', signature = ''] = /^(\d{1,9})\.([\w-]{43})$/.exec(token) ?? [];
  if (!signature) return undefined;
  const right = Buffer.from(await sign(db, Number(number)));
  return timingSafeEqual(right, Buffer.from(signature)) ? Number(number) : undefined;
}
