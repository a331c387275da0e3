import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keeps secrets that have to be told again later: in the database they stand encrypted, and the key is elsewhere. */
export type SecretBox = {
  /** Whether there is a key to encrypt with. */
  isUsable: boolean;
  /** `about` says whose secret it is: put in another's place it doesn't open. */
  seal: (secret: string, about: string) => string;
  /** Undefined where it was encrypted with another key, or is not what was sealed. */
  open: (sealed: string, about: string) => string | undefined;
};

type Place = {
  /** As the operator set it. */
  key: string | undefined;
  /** Where one is kept that nobody set: only where no other server shares the database, which would have another. */
  folder: string | undefined;
};

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

export function createSecretBox({ key, folder }: Place): SecretBox {
  let known: Buffer | undefined;
  function cipherKey(): Buffer {
    const text = key ?? (folder === undefined ? undefined : keptKey(join(folder, 'secrets.key')));
    if (text === undefined) throw new Error('there is no key to encrypt secrets with: set SECRETS_KEY');
    known ??= Buffer.from(hkdfSync('sha256', text, '', 'truweel secrets', 32));
    return known;
  }
  return {
    isUsable: key !== undefined || folder !== undefined,
    seal: (secret, about) => {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, cipherKey(), nonce).setAAD(Buffer.from(about));
      const sealed = [cipher.update(secret, 'utf8'), cipher.final()];
      return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64');
    },
    open: (text, about) => {
      const bytes = Buffer.from(text, 'base64');
      const [nonce, tag] = [bytes.subarray(0, nonceBytes), bytes.subarray(nonceBytes, nonceBytes + tagBytes)];
      try {
        const cipher = createDecipheriv(algorithm, cipherKey(), nonce, { authTagLength: tagBytes })
          .setAAD(Buffer.from(about))
          .setAuthTag(tag);
        const opened = [cipher.update(bytes.subarray(nonceBytes + tagBytes)), cipher.final()];
        return Buffer.concat(opened).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

/** Made when it is first needed; readable by who runs the server, and in no backup. */
function keptKey(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
  }
  mkdirSync(join(path, '..'), { recursive: true });
  const made = randomBytes(32).toString('base64url');
  writeFileSync(path, `${made}\n`, { mode: 0o600, flag: 'wx' });
  return made;
}
