import { createHash, randomBytes } from 'node:crypto';

/** So that who finds one in a file, a log or a repository knows what it is. */
const prefix = 'tw_';
const secretLength = 43;
const checkLength = 6;

function checkOf(body: string): string {
  return createHash('sha256').update(body).digest('base64url').slice(0, checkLength);
}

export function makeAccessToken(): string {
  const body = `${prefix}${randomBytes(32).toString('base64url')}`;
  return `${body}${checkOf(body)}`;
}

/** Whether it can be one at all: what was cut off or mistyped needs no look in the database. */
export function isAccessToken(text: string): boolean {
  if (!text.startsWith(prefix) || text.length !== prefix.length + secretLength + checkLength) return false;
  return checkOf(text.slice(0, -checkLength)) === text.slice(-checkLength);
}

/** What a program comes with; empty where it says that it comes with one and brings none. */
export function bearerOf(authorization: string | undefined): string | undefined {
  if (!authorization || !/^bearer(?: |$)/i.test(authorization)) return undefined;
  return authorization.slice('bearer '.length).trim();
}
