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

/** Of which intake somebody said no to filling in what it tells. */
const declinedKey = 'intake-fill-in-declined';

export function isFillInDeclined(intakeId: number): boolean {
  return window.localStorage.getItem(declinedKey) === String(intakeId);
}

export function rememberFillInDeclined(intakeId: number): void {
  window.localStorage.setItem(declinedKey, String(intakeId));
}
