import { randomId } from '#/platform/web/random-id';

/** Which conversation this browser is in; the conversation itself is kept by the server. */
const sessionKey = 'intake';
/** Set while answers were given without a project to save them in. */
const unsavedKey = 'intake-unsaved';

export function newSession(): string {
  const made = randomId();
  window.localStorage.setItem(sessionKey, made);
  return made;
}

export function currentSession(): string {
  return window.localStorage.getItem(sessionKey) ?? newSession();
}

export function unsavedSession(): string | undefined {
  return window.localStorage.getItem(unsavedKey) ?? undefined;
}

export function rememberUnsaved(session: string): void {
  window.localStorage.setItem(unsavedKey, session);
}

/** Of which intake somebody said no to filling in what it tells. */
const declinedKey = 'intake-fill-in-declined';

export function isFillInDeclined(intakeId: number): boolean {
  return window.localStorage.getItem(declinedKey) === String(intakeId);
}

export function rememberFillInDeclined(intakeId: number): void {
  window.localStorage.setItem(declinedKey, String(intakeId));
}

export function forgetUnsaved(): void {
  window.localStorage.removeItem(unsavedKey);
}
