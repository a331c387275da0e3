const isPlain = /^[ -~]*$/;

/** Without accents and capitals, so that 'coppe' finds 'Coppé'. */
export function fold(text: string): string {
  if (isPlain.test(text)) return text.toLowerCase();
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** Every word typed occurs somewhere in the texts. */
export function matchesSearch(texts: readonly (string | null | undefined)[], typed: string): boolean {
  if (typed.trim() === '') return true;
  const all = fold(texts.filter(Boolean).join(' '));
  return fold(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
