import type { PageLine, PageText } from '#/core/page-text';
import type { Facts } from '#/features/reading/check/rules/facts';
import type { Place } from '#/features/reading/scan/rules/places';

/** A postal code of here or of a neighbour with its place: '9300 Aalst', '1234AB, Utrecht', '59000 LILLE', 'D-63571 Gelnhausen', '(62800)'. A year is followed by no place, nor an account by one. */
const place =
  /(?:(?<![\d.,/-])|(?<=\b[A-Z]{1,2}-))(?:\d{2} \d{3} \p{Lu}{3}|[1-9]\d{3} ?(?!EUR|euro|IBAN|BIC|BTW|TVA|VAT)(?:\p{Lu}\p{Ll}|[A-Z]{2},? \p{Lu}|(?<= )\p{Lu}{3})|\d{5} (?!EUR|euro|IBAN|BIC|BTW|TVA|VAT|USt)(?:\p{Lu}\p{Ll}|\p{Lu}{2,})|\p{Lu}\p{Ll}+ \(\d{5}\))/u;
/** Not the pairs of '06.66.90.36.81', nor those of a day. */
const amount = /(?<!\d[.,]\d?)\d ?[.,] ?\d{2}(?!\d|[.,]\d)/;

/** What gives a name or an address to the customer. 'Handtekening klant' stands under every quote and tells nothing. */
export const ofCustomer =
  /(?<!andtekening |andtekening van de |andtekening en )\b(?:[Kk]lant(?:gegevens|nummer)?|KLANT|[Oo]pdrachtgever|[Bb]ouwheer|[Ww]erf(?:adres)?|WERF|[Ff]acturatieadres|[Ff]actuuradres|[Aa]fnemer|[Dd]ebiteur|[Pp]laats van (?:de )?uitvoering|[Cc]lient|CLIENT|[Dd]estinataire|DESTINATAIRE|[Cc]hantier|CHANTIER|[Kk]unde|KUNDE|[Dd]oit|DOIT|[Ll]eistungsempfänger|[Ee]mpfänger|[Bb]auherr|[Cc]ustomer|[Bb]ill to|[Nn]aam(?: klant)?|[Nn]om(?: du client)?)(?= ?:| \p{Lu}|(?<!CHANTIER|hantier)$)|^(?:De heer|Dhr|Mevr|Mevrouw|Mr|Mme|Familie|Fam|Monsieur|Madame|Herrn?|Frau)\.? (?:en )?\p{Lu}|(?<!\p{L})(?:[Tt]\.a\.v\.?|Ter attentie van|[ÀA] l.attention de|Aan|AAN|Voor|VOOR|Name) ?:? ?(?!Akkoord|AKKOORD)(?:\p{Lu}|(?:de heer|dhr|mevr(?:ouw)?|fam(?:ilie)?|mw)(?!\p{L}))/u;

/** A block of an address is about this high and this wide under its first line, in shares of the page; in letters where that is more: a picture may show the top of a page alone. */
const blockHeight = 0.11;
const blockInLetters = 9;
const sameLeft = 0.04;

type Seen = { line: PageLine; text: string };

/** Where the block under the name of who pays stands. */
function isUnder(line: PageLine, left: number, name: Place): boolean {
  const from = line.box.top - name.box.top;
  return (
    from >= -0.005 &&
    from <= Math.max(blockHeight, blockInLetters * name.box.height) &&
    Math.abs(left - name.box.left) <= sameLeft
  );
}

/** The words of a line without those of the one who pays: two columns may stand on one line. */
function withoutCustomer(line: PageLine, page: PageText, name: Place | undefined): string {
  const first =
    name?.page === page.number ? line.words.findIndex(({ box }) => isUnder(line, box.left, name)) : -1;
  if (first < 0) return line.text;
  const before = line.words.slice(0, first);
  const gap = line.words.findIndex(
    ({ box }, at) => at > first && box.left - rightOf(line.words[at - 1]?.box) > sameLeft,
  );
  const after = gap < 0 ? [] : line.words.slice(gap);
  return [...before, ...after].map(({ text }) => text).join(' ');
}

const rightOf = (box: { left: number; width: number } | undefined) => (box ? box.left + box.width : 0);

const leastOfBlock = 6;

/** The address under the name of who pays may stand a second time, elsewhere. */
function blockLines(pages: readonly PageText[], name: Place | undefined): string[] {
  const page = pages.find(({ number }) => number === name?.page);
  if (!name || !page) return [];
  return page.lines.flatMap((line) => {
    const at = line.words.findIndex(({ box }) => isUnder(line, box.left, name));
    if (at < 0 || line.box.top <= name.box.top) return [];
    const rest = line.words.slice(at);
    const gap = rest.findIndex(
      ({ box }, index) => index > 0 && box.left - rightOf(rest[index - 1]?.box) > sameLeft,
    );
    const text = rest
      .slice(0, gap < 0 ? undefined : gap)
      .map((word) => word.text)
      .join(' ');
    return text.length >= leastOfBlock ? [text] : [];
  });
}

/** Both may live in one town: a place alone is the customer's where the street over it is. */
function isRepeated(line: PageLine, above: PageLine | undefined, block: readonly string[]): boolean {
  const own = block.find((each) => place.test(each) && line.text.startsWith(each));
  if (own === undefined) return false;
  const isAlone = place.exec(own)?.index === 0;
  return !isAlone || block.some((each) => each !== own && above?.text.startsWith(each));
}

function hasTwoPlaces(text: string): boolean {
  const first = place.exec(text);
  return first !== null && place.test(text.slice(first.index + first[0].length));
}

/** The lines of the one who offers, as far as a label or the place of the addressee tells them apart. */
export function linesOfContractor({ pages, paper }: Facts): Seen[] {
  const block = blockLines(pages, paper.addressee?.place);
  return pages.flatMap((page) =>
    page.lines.flatMap((line, index): Seen[] => {
      const near = [line, page.lines[index - 1], page.lines[index - 2]].map((each) => each?.text ?? '');
      if (amount.test(line.text) || isRepeated(line, page.lines[index - 1], block)) return [];
      const own = withoutCustomer(line, page, paper.addressee?.place);
      // Two columns may put both addresses on one line.
      const isBoth = own === line.text && hasTwoPlaces(line.text);
      return !isBoth && near.some((each) => ofCustomer.test(each)) ? [] : [{ line, text: own }];
    }),
  );
}

/** Where the contractor is: the first address that neither a label nor its place gives to the customer. */
export function findContractorAddress(facts: Facts): string | null {
  return linesOfContractor(facts).find(({ text }) => place.test(text))?.line.text ?? null;
}

/** A label names the customer, or there is an address that is not the contractor's. */
export function findCustomer({ text, paper }: Facts, contractor: string | null): string | null {
  const own = paper.companyName?.value.toLowerCase();
  const isOther = (line: string) =>
    line !== contractor && !amount.test(line) && !(own && line.toLowerCase().includes(own));
  const other = text.lines.filter(isOther);
  return other.find((line) => ofCustomer.test(line)) ?? other.find((line) => place.test(line)) ?? null;
}

export const legalForm =
  /\b(?:BVBA|BV|NV|VOF|GCV|CVBA|CV|SRL|SPRL|SA|Comm\. ?V|CommV|eenmanszaak|Eenmanszaak)\b|(?<=\p{L} )(?:bvba|bv|nv|vof|gcv|cvba|cv|srl|sprl|comm\. ?v)(?=$|[ ,)])/u;

/** A company tells its form. */
export function findContractorName({ lines }: Facts['text']): string | null {
  return lines.find((line) => legalForm.test(line) && !ofCustomer.test(line)) ?? null;
}
