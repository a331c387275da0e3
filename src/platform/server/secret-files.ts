import { readFileSync } from 'node:fs';
import { ConfigError } from '#/platform/server/config-error';

type Env = Record<string, string | undefined>;

/** Settings that hold a secret: each may stand in a file instead, named by the same word with `_FILE` behind it. */
export const secretSettings = [
  'DATABASE_URL',
  'S3_ACCESS_KEY',
  'S3_SECRET_KEY',
  'OIDC_CLIENT_SECRET',
  'SMTP_URL',
  'AI_API_KEY',
  'METRICS_TOKEN',
  'SECRETS_KEY',
] as const;

/** The environment with what the files say; their names are gone from it. */
export function readSecretFiles(env: Env): Env {
  const filled = { ...env };
  for (const name of secretSettings) {
    const fileName = `${name}_FILE`;
    const path = env[fileName]?.trim();
    delete filled[fileName];
    if (!path) continue;
    if (env[name]?.trim()) throw new ConfigError(`Set ${name} or ${fileName}, not both.`);
    filled[name] = readSecret(fileName, path);
  }
  return filled;
}

function readSecret(setting: string, path: string): string {
  let text: string;
  try {
    text = readFileSync(path, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    throw new ConfigError(`The file of ${setting} can’t be read (${code}).`);
  }
  if (!text) throw new ConfigError(`The file of ${setting} is empty.`);
  return text;
}
