import { createHmac, createSecretKey, randomBytes, timingSafeEqual } from 'node:crypto';
import { AppError } from '#/core/errors';
import type { BankLine } from '#/features/money/bank/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { getOrCreateSecret } from '#/platform/server/database/stores/sign-in-store';

const notOurs = 'Deze lijn komt niet uit het bestand dat u liet lezen. Lees het bestand opnieuw in.';

type Place = { userId: number; projectId: number };

/** Hashes with a secret of this installation: what they are of can't be guessed by who has only them. */
export type Sealer = {
  /** What a booking is known by in a project, whoever reads it. */
  keyOf: (projectId: number, identity: string) => string;
  layoutKey: (userId: number, signature: string) => string;
  /** That this server read the line for this person; the key goes along in it. */
  seal: (place: Place, line: BankLine, key: string) => string;
  /** The key in a seal; refuses what isn't ours, or isn't theirs. */
  open: (place: Place, line: BankLine, seal: string) => string;
};

export async function createSealer(db: Database): Promise<Sealer> {
  return sealerOf(await getOrCreateSecret(db, 'bank-files', () => randomBytes(32).toString('base64url')));
}

export function sealerOf(text: string): Sealer {
  const secret = createSecretKey(Buffer.from(text));
  const hash = (...parts: readonly (string | number | null)[]) =>
    createHmac('sha256', secret).update(JSON.stringify(parts)).digest('base64url');
  const sealOf = ({ userId, projectId }: Place, line: BankLine, key: string) => {
    const { day, amount, currency, name, iban, message, reference } = line;
    return hash('seal', userId, projectId, key, day, amount, currency, name, iban, message, reference);
  };
  return {
    keyOf: (projectId, identity) => hash('line', projectId, identity),
    layoutKey: (userId, signature) => hash('layout', userId, signature),
    seal: (place, line, key) => `${key}.${sealOf(place, line, key)}`,
    open: (place, line, seal) => {
      const [key = '', given = ''] = seal.split('.');
      const [right, sent] = [Buffer.from(sealOf(place, line, key)), Buffer.from(given)];
      if (sent.length === right.length && timingSafeEqual(right, sent)) return key;
      throw new AppError('invalid', notOurs, [{ path: 'seal', message: notOurs }]);
    },
  };
}
