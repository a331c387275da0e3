import { randomId } from '#/platform/web/random-id';

/** Which conversation this browser is in; the conversation itself is kept by the server. */
const sessionKey = 'intake';

export function newSession(): string {
  const made = randomId();
  window.localStorage.setItem(sessionKey, made);
  return made;
}

export function currentSession(): string {
  return window.localStorage.getItem(sessionKey) ?? newSession();
}
