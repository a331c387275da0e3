import { fold } from '#/core/search-text';
import { cellsOf, type TextLine, wordHeight } from '#/features/reading/scan/rules/places';

export type PaperKind = 'quote' | 'invoice' | 'credit-note' | 'other';

const words: readonly (readonly [Exclude<PaperKind, 'other'>, RegExp])[] = [
  [
    'credit-note',
    /(?<![a-z])(creditnota|kredietnota|creditfactuur|credit ?note|note de credit|avoir|gutschrift|rechnungskorrektur)(?![a-z])/,
  ],
  [
    'quote',
    /(?<![a-z])(\w{0,20}offerte|offerte\w{0,6}|devis|offre de prix|quotation|quote|estimate|bestek|prijsopgave|prijsvoorstel|prijsaanvraag|begroting|kostenraming|angebot|kostenvoranschlag|meetstaat)(?![a-z])/,
  ],
  [
    'invoice',
    /(?<![a-z])(\w{0,12}factuur\w{0,8}|facturen|facture|invoice|\w{0,8}rechnung(s\w{1,8})?|e-factuur|betaaloverzicht\w{0,6})(?![a-z])/,
  ],
];

/** What a paper calls itself: the largest and highest word for it counts most. */
export function findKind(lines: readonly TextLine[]): PaperKind {
  const scores = new Map<PaperKind, number>();
  const usual = wordHeight(lines.flatMap((line) => line.words)) || 0.01;
  for (const [index, line] of lines.entries())
    for (const cell of cellsOf(line, index)) {
      if (cell.words.length > 8) continue;
      // 'F A C T U U R' is a word, in letters that stand apart.
      const text = fold(cell.text).replace(/(?<![a-z])([a-z]) (?=[a-z](?![a-z]))/g, '$1');
      for (const [kind, pattern] of words) {
        if (!pattern.test(text)) continue;
        const size = Math.min(2, wordHeight(cell.words) / usual);
        const high = line.page === 1 ? 1 - cell.box.top * 0.6 : 0.2;
        const isShort = cell.words.length <= 4 ? 1 : 0.5;
        const weight = size * high * isShort + (kind === 'credit-note' ? 0.4 : 0);
        scores.set(kind, Math.max(scores.get(kind) ?? 0, weight));
      }
    }
  const [best] = [...scores].sort(([, one], [, other]) => other - one);
  return best?.[0] ?? 'other';
}
