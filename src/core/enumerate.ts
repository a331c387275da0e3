/** 'keuken, gang en badkamer'. */
export function enumerate(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} en ${words.at(-1)}`;
}
