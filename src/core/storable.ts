/** PostgreSQL keeps no NUL, and no half of a character that takes two. No person types either. */
export function isStorableText(text: string): boolean {
  return !text.includes('\u0000') && !/\p{Surrogate}/u.test(text);
}

/** The same of every text in a value that came as JSON or as a form, names of fields included. */
export function isStorable(value: unknown): boolean {
  const left = [value];
  while (left.length > 0) {
    const next = left.pop();
    if (typeof next === 'string') {
      if (!isStorableText(next)) return false;
    } else if (Array.isArray(next)) {
      for (const each of next) left.push(each);
    } else if (typeof next === 'object' && next !== null) {
      for (const [name, each] of Object.entries(next)) left.push(name, each);
    }
  }
  return true;
}

export function toStorableText(text: string): string {
  return text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\ufffd');
}

export const unstorableText =
  'Er staat een teken in dat niet bewaard kan worden. Haal het weg en probeer het opnieuw.';
