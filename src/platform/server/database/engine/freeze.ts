/** While developing and in tests. What is kept is handed out more than once: who changes it would change it for all. */
export function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null || ArrayBuffer.isView(value) || Object.isFrozen(value))
    return;
  for (const each of Object.values(value)) freeze(each);
  Object.freeze(value);
}
