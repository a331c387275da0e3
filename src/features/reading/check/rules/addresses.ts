import type { QuoteText } from '#/features/reading/check/rules/quote-text';

/** A postal code of here or of a neighbour with its place: '9300 Aalst', '1234 AB Utrecht', '59000 LILLE', '(62800)'. A year is followed by no place. */
const place =
  /(?<![\d.,-])(?:[1-9]\d{3} (?!EUR|euro)(?:\p{Lu}\p{Ll}|\p{Lu}{3}|[A-Z]{2} \p{Lu})|\d{5} (?!EUR|euro)(?:\p{Lu}\p{Ll}|\p{Lu}{2,})|\p{Lu}\p{Ll}+ \(\d{5}\))/gu;

/** What gives a name or an address to the customer. 'Handtekening klant' stands under every quote and tells nothing. */
export const ofCustomer =
  /(?<!andtekening |andtekening van de )\b(?:[Kk]lant(?:gegevens|nummer)?|KLANT|[Oo]pdrachtgever|[Bb]ouwheer|[Ww]erf(?:adres)?|WERF|[Ff]acturatieadres|[Pp]laats van (?:de )?uitvoering|[Cc]lient|CLIENT|[Cc]hantier|CHANTIER|[Kk]unde|[Bb]auherr|[Cc]ustomer|[Bb]ill to)(?= ?:| \p{Lu})|\b(?:De heer|Dhr|Mevr|Mevrouw|Mr|Mme|Familie|Fam|Monsieur|Madame|Herrn?|Frau)\.? (?:en )?\p{Lu}|\b(?:[Tt]\.a\.v\.?|Ter attentie van|[ÀA] l.attention de|Aan|AAN|Voor|VOOR) ?:? ?(?!Akkoord|AKKOORD)\p{Lu}/u;

function linesWithPlace({ lines }: QuoteText): { line: string; isCustomers: boolean }[] {
  return lines.flatMap((line, index) => {
    const near = [line, lines[index - 1] ?? '', lines[index - 2] ?? ''];
    const isCustomers = near.some((each) => ofCustomer.test(each));
    // Two columns may put both addresses on one line.
    return [...line.matchAll(place)].map(() => ({ line, isCustomers }));
  });
}

/** Where the contractor is: the first address that no label gives to the customer. */
export function findContractorAddress(text: QuoteText): string | null {
  return linesWithPlace(text).find(({ isCustomers }) => !isCustomers)?.line ?? null;
}

/** Without a label: a second address is the customer's. */
export function findCustomerAddress(text: QuoteText): string | null {
  const found = linesWithPlace(text);
  return (found.find(({ isCustomers }) => isCustomers) ?? found[1])?.line ?? null;
}

export const legalForm =
  /\b(?:BVBA|BV|NV|VOF|GCV|CVBA|CV|SRL|SPRL|SA|Comm\. ?V|CommV|eenmanszaak|Eenmanszaak)\b|(?<=\p{L} )(?:bvba|bv|nv|vof|gcv|cvba|cv|srl|sprl|comm\. ?v)(?=$|[ ,)])/u;

/** Of two columns the first: 'Dakwerken Maes Nr. OFF-12' is a name and a number. */
function beforeLabels(line: string): string {
  const label = line.search(/ (?:Nr|Nummer|Datum|Offerte\p{L}*|Ref|Contact\p{L}*|Klant|Pagina)\b/u);
  if (label >= 0) return line.slice(0, label);
  const last = line.lastIndexOf(' ');
  const word = line.slice(last + 1);
  return last >= 0 && /^[A-Z0-9/-]+$/.test(word) && /\d{3}/.test(word) ? line.slice(0, last) : line;
}

/** A company tells its form; who works alone has only a name, at the head of the paper. */
export function findContractorName({ lines }: QuoteText): string | null {
  const company = lines.find((line) => legalForm.test(line) && !ofCustomer.test(line));
  if (company) return company;
  const head = lines
    .slice(0, 4)
    .map(beforeLabels)
    .find(
      (line) =>
        /^\p{Lu}[^\d:@]{4,60}$/u.test(line) &&
        !/^(?:offerte|prijsofferte|bestek|devis|prijsvraag)/i.test(line),
    );
  return head !== undefined && !ofCustomer.test(head) ? head : null;
}
