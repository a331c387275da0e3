import { fold } from '#/core/search-text';
import { findSender, type Sender } from '#/features/papers/shared/quotes/rules/contact-match';

/** 'F-2026/014' and 'f 2026 014' are one number. */
function plainNumber(number: string): string {
  return fold(number).replace(/[^\p{L}\p{N}]/gu, '');
}

type Numbered = { number: string | null; contact: { name: string; company: string | null } };

/** The papers of the same company with the same number. */
export function sameNumber<Paper extends Numbered>(
  read: Sender & { number: string | null },
  papers: readonly Paper[],
): Paper[] {
  const wanted = plainNumber(read.number ?? '');
  if (wanted === '') return [];
  return papers.filter(
    ({ number, contact }) =>
      plainNumber(number ?? '') === wanted && findSender(read, [contact])?.isMaybe === false,
  );
}
