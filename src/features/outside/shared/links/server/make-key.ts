import type { LinkPurpose } from '#/core/call';
import { linkPaths } from '#/features/outside/shared/links/contract';
import { addSecret } from '#/features/outside/shared/links/server/secrets-store';
import type { Database } from '#/platform/server/database/engine/database';
import { hashToken, newToken } from '#/platform/server/identity/sessions';

/** A way to a link that nobody can guess. Only its hash is kept: every letter has one of its own. */
export async function makeKey(
  tx: Database,
  { id, purpose }: { id: number; purpose: LinkPurpose },
  publicUrl: string,
): Promise<string> {
  const token = newToken();
  await addSecret(tx, id, { kind: 'key', hash: hashToken(token) });
  return publicUrl + linkPaths[purpose].replace(':token', token);
}
