/** Joins class names. It does not merge Tailwind classes: a className from outside is for layout, not for looks. */
export function cx(...parts: readonly (string | false | null | undefined)[]): string {
  return parts.filter(Boolean).join(' ');
}
