/** Without accents and capitals, so that 'coppe' finds 'Coppé'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word typed occurs somewhere in the texts. */
export function matchesSearch(texts: readonly (string | null | undefined)[], typed: string): boolean {
  const all = fold(texts.filter(Boolean).join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
