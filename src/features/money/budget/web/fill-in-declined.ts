/** Of which intake somebody said no to filling in what it tells. */
const declinedKey = 'intake-fill-in-declined';

export function isFillInDeclined(intakeId: number): boolean {
  return window.localStorage.getItem(declinedKey) === String(intakeId);
}

export function rememberFillInDeclined(intakeId: number): void {
  window.localStorage.setItem(declinedKey, String(intakeId));
}
