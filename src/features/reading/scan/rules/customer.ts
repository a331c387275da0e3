import { isLike, wordsOf } from '#/features/reading/scan/rules/words';

/** The customer's own names and addresses: the one who pays is never the one who offers. */
export type Customer = { names: readonly string[]; addresses: readonly string[] };

export function isCustomer(text: string, { names, addresses }: Customer): boolean {
  const words = wordsOf(text);
  const holds = (other: string) => {
    const wanted = wordsOf(other).filter((word) => word.length > 2);
    return wanted.length > 0 && wanted.every((word) => words.some((seen) => isLike(seen, word)));
  };
  return [...names, ...addresses].some(holds);
}
