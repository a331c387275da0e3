import { createHash, randomBytes } from 'node:crypto';
import { approvalPath } from '#/features/papers/extras/contract';
import { linkDays } from '#/features/papers/extras/rules/statuses';
import { createLink } from '#/features/papers/extras/server/approval-store';
import type { Database } from '#/platform/server/database/engine/database';

const msPerDay = 86_400_000;

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** A link that nobody can guess. Only its hash is kept: who mails it makes one of their own. */
export async function makeLink(
  tx: Database,
  { extraId, sentAt, publicUrl }: { extraId: number; sentAt: string; publicUrl: string },
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.parse(sentAt) + linkDays * msPerDay).toISOString();
  await createLink(tx, { extraId, tokenHash: hashOfToken(token), expiresAt });
  return publicUrl + approvalPath.replace(':token', token);
}
