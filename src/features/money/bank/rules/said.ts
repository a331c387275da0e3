import { fold } from '#/core/search-text';

/** A number that has a space here and a dash there is still one number. */
const mostPieces = 4;
const leastNumber = 4;

/** The numbers of papers, to be looked for in a text all at once. */
export class PaperNumbers<Paper> {
  readonly #papers = new Map<string, Paper[]>();
  /** What a number may begin with: a text has few of those, and then nothing more is put together. */
  readonly #beginnings = new Set<string>();

  add(number: string | null, paper: Paper): void {
    const plain = plainNumber(number);
    if (plain === undefined) return;
    const there = this.#papers.get(plain);
    if (there) there.push(paper);
    else this.#papers.set(plain, [paper]);
    for (let end = 1; end <= plain.length; end += 1) this.#beginnings.add(plain.slice(0, end));
  }

  /** In the order in which the text names them. */
  namedIn({ words }: Said): Paper[] {
    if (this.#papers.size === 0) return [];
    const found = new Set<Paper>();
    for (let from = 0; from < words.length; from += 1) {
      let joined = words[from] ?? '';
      for (let piece = 1; this.#beginnings.has(joined); piece += 1) {
        for (const paper of this.#papers.get(joined) ?? []) found.add(paper);
        const next = piece < mostPieces ? words[from + piece] : undefined;
        if (next === undefined) break;
        joined += next;
      }
    }
    return [...found];
  }
}

/** What a booking says in words, looked through once for all that may stand in it. */
export class Said {
  readonly words: readonly string[];

  constructor(text: string | null) {
    this.words = fold(text ?? '').match(/[a-z0-9]+/g) ?? [];
  }

  /** 'F 2026-014' stands in 'betaling f2026014', and '14' in nothing. */
  names(number: string | null): boolean {
    const plain = plainNumber(number);
    return plain !== undefined && this.words.some((_, from) => this.#beginsAt(from, plain));
  }

  #beginsAt(from: number, plain: string): boolean {
    let joined = '';
    for (const word of this.words.slice(from, from + mostPieces)) {
      joined += word;
      if (joined === plain) return true;
      if (!plain.startsWith(joined)) return false;
    }
    return false;
  }

  /** Every word of them. */
  hasAll(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.words.includes(word));
  }
}

/** A number as it is told from others; undefined where it is too short to mean something in a text. */
function plainNumber(number: string | null): string | undefined {
  const plain = fold(number ?? '').replace(/[^a-z0-9]/g, '');
  return plain.length >= leastNumber && /\d{2}/.test(plain) ? plain : undefined;
}

const forms = new Set(['bvba', 'bv', 'nv', 'vof', 'cv', 'comm', 'sprl', 'srl', 'van', 'den', 'der', 'het']);

/** The words of a firm's name that no other firm has by its form. */
export function tellingWords(name: string): string[] {
  return fold(name)
    .split(/[^a-z0-9]+/)
    .filter((word) => word.length > 2 && !forms.has(word));
}
