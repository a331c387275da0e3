/** Set while answers were given without a project to save them in. */
const unsavedKey = 'intake-unsaved';

export function unsavedSession(): string | undefined {
  return window.localStorage.getItem(unsavedKey) ?? undefined;
}

export function rememberUnsaved(session: string): void {
  window.localStorage.setItem(unsavedKey, session);
}

export function forgetUnsaved(): void {
  window.localStorage.removeItem(unsavedKey);
}
