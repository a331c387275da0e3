import { fold } from '#/core/search-text';

/** A number that has a space here and a dash there is still one number. */
const mostPieces = 4;
const leastNumber = 4;

/** What a booking says in words, looked through once for all that may stand in it. */
export class Said {
  readonly words: readonly string[];
  #numbers: ReadonlySet<string> | undefined;

  constructor(text: string | null) {
    this.words = fold(text ?? '')
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
  }

  /** Whatever may be the number of a paper: words that stand behind each other, as one. */
  get numbers(): ReadonlySet<string> {
    this.#numbers ??= new Set(
      this.words.flatMap((_, from) => {
        const joins: string[] = [];
        let joined = '';
        for (const word of this.words.slice(from, from + mostPieces)) {
          joined += word;
          if (/\d/.test(joined)) joins.push(joined);
        }
        return joins;
      }),
    );
    return this.#numbers;
  }

  /** 'F 2026-014' stands in 'betaling f2026014', and '14' in nothing. */
  names(number: string | null): boolean {
    const plain = plainNumber(number);
    return plain !== undefined && this.numbers.has(plain);
  }

  /** Every word of them. */
  hasAll(words: readonly string[]): boolean {
    return words.length > 0 && words.every((word) => this.words.includes(word));
  }
}

/** A number as it is told from others; undefined where it is too short to mean something in a text. */
export function plainNumber(number: string | null): string | undefined {
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
