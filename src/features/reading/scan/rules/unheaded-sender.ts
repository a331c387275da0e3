import { fold } from '#/core/search-text';
import { tidy } from '#/features/reading/scan/rules/company-name';
import { type Customer, isCustomer } from '#/features/reading/scan/rules/customer';
import { legalForm, startsCustomer } from '#/features/reading/scan/rules/header';
import { isTitle } from '#/features/reading/scan/rules/names';
import { type Found, sureness, type TextLine } from '#/features/reading/scan/rules/places';
import { type accountHolder, trades } from '#/features/reading/scan/rules/sender-parts';

/** No letterhead: whose account it is. */
export function fromHolder(
  holder: ReturnType<typeof accountHolder>,
  customer: Customer,
): Found<string> | undefined {
  if (!holder || isCustomer(holder.name, customer) || isTitle(holder.name, sureness(holder.line.words) === 1))
    return undefined;
  const { page, box } = holder.line;
  return { value: tidy(holder.name), confidence: 0.5, place: { page, box } };
}

const longestSignature = 6;
const greeting =
  /\b(?:groet(?:en|jes)?|hoogachtend|salutations|cordialement|freundlichen grussen|regards|sincerely)\b/;

/** No letterhead: who signs. */
export function fromSignature(lines: readonly TextLine[], customer: Customer): Found<string> | undefined {
  const greeted = lines.findLastIndex(({ text }) => greeting.test(fold(text)));
  const signs = greeted < 0 ? [] : lines.slice(greeted + 1, greeted + 4);
  const line = lines.findLast(
    (one, at) =>
      !startsCustomer(lines[at - 1]?.text ?? '') &&
      (legalForm.test(one.text) || (signs.includes(one) && trades.test(fold(one.text)))) &&
      one.words.length <= longestSignature &&
      !startsCustomer(one.text) &&
      !isCustomer(one.text, customer),
  );
  if (!line) return undefined;
  return { value: tidy(line.text), confidence: 0.3, place: { page: line.page, box: line.box } };
}
