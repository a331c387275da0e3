import { findContractorName, legalForm } from '#/features/check/rules/addresses';
import { readPost } from '#/features/check/rules/posts';
import { type QuoteText, readQuoteText } from '#/features/check/rules/quote-text';
import { readTotalLine } from '#/features/check/rules/totals';

/** Between the groups of a number there may be a space, a point or the end of a line. */
const gap = '[ .\\n/-]?';
const patterns: readonly [RegExp, string][] = [
  [/[\w.+-]{1,60}@[\w.-]{1,80}/g, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)[\w./-]{1,120}/gi, '[website]'],
  [new RegExp(`\\b[A-Z]{2}\\d{2}(?:${gap}[A-Z0-9]{4}){2,7}(?:${gap}[A-Z0-9]{1,3})?\\b`, 'g'), '[rekening]'],
  [/(?<![\d.,])(?:BE ?)?[01]\d{3}[. ]?\d{3}[. ]?\d{3}(?![\d,])/g, '[nummer]'],
  [/(?<![\d.,/-])(?:\+\d{2}|00\d{2}|0)(?:[ ./()-]{0,2}\d){7,10}(?!\d|,\d)/g, '[telefoon]'],
  [
    /(?:[\p{L}'.-]{1,30} ){0,3}[\p{L}'-]{0,30}(?:straat|laan|weg|plein|baan|lei|dreef|kaai|hof|pad|singel|berg|veld|markt|dijk|park|center|rue|avenue|chaussée)\b,? ?(?:op |te )?(?:\p{Lu}[\p{L}-]{1,20} )?\d{1,4} ?[A-Za-z]?\b(?:,? ?bus ?\w{1,5})?/giu,
    '[adres]',
  ],
  [/(?<![\d.,-])[1-9]\d{3} \p{Lu}[\p{L}'-]{2,30}(?:[ -]\p{Lu}[\p{L}'-]{2,20}){0,2}/gu, '[adres]'],
];

const particle = "(?:van|de|den|der|het|'t|ter|ten|te|en|el|la|le|di|d')";
/** Two or more words with a capital, with what may stand between the parts of a name. */
const names = new RegExp(
  `\\p{Lu}[\\p{L}'.-]{0,30}(?: (?:${particle} ){0,3}(?:&|\\p{Lu}[\\p{L}'.-]{0,30})){1,5}`,
  'gu',
);
const namedBy = new RegExp(
  `\\b(?:contactpersoon|contact|klant|aan|voor|bouwheer|opdrachtgever|projectleider|vertegenwoordiger|opgemaakt door|adviseur|zaakvoerder|t\\.a\\.v\\.?|de heer|dhr\\.?|mevr\\.?|mevrouw|mme|familie|fam\\.?|ing\\.?|arch\\.?)(?: ?:)? ?((?:\\p{Lu}[\\p{L}'.-]{1,30}|${particle}|&)(?: (?:\\p{Lu}[\\p{L}'.-]{0,30}|${particle}|&)){0,6})`,
  'giu',
);

/** Words that a line at the head or the foot may be about without naming anybody. */
const subject =
  /\b(?:offerte|prijsofferte|bestek|datum|betreft|onderwerp|voorwerp|project|werken|omschrijving|aantal|hoeveelheid|geldig\p{L}*|btw|rpr|betal\p{L}+|voorschot|akkoord|handtekening|garantie|waarborg|verzeker\p{L}+|voorwaarden|termijn|uitvoering\p{L}*|werkdagen|prijs\p{L}*|tarief)\b/iu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name, and its surname alone: 'Jan Van den Broeck' hides in 'Dakwerken Van den Broeck'. */
function partsOf(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const surname = words
    .slice(1)
    .join(' ')
    .replace(new RegExp(`^(?:${particle} )+(?=\\p{Lu})`, 'u'), '');
  return [name.trim(), words.slice(1).join(' '), surname, ...words].filter(
    (part) => part.length > 2 && /^\p{Lu}/u.test(part) && !legalForm.test(part),
  );
}

/** Plain words that people are called by as well, and that the judge needs: they are no names here. */
const plainWords =
  /^(?:Dak\p{L}*|Elektr\p{L}*|Schilder\p{L}*|Bouw\p{L}*|Loodgiet\p{L}*|Verwarming|Vloer\p{L}*|Keuken\p{L}*|Ramen|Deuren|Badkamer\p{L}*|Tuin\p{L}*|Algemene|Werken|Datum|Betreft|Offerte|Klant|Voor|Aan|Contact|Groene|Zonen)$/u;

function collectNames(text: QuoteText, known: readonly string[]): string[] {
  const labelled = [...text.flat.matchAll(namedBy)].slice(0, 60).flatMap(([, name = '']) => name);
  const company = findContractorName(text);
  const found = [...known, ...labelled, ...(company ? [company] : [])].flatMap(partsOf);
  return [...new Set(found)]
    .filter((name) => !plainWords.test(name))
    .sort((one, other) => other.length - one.length);
}

/** Head and foot tell who it is from and for; of these only what is about the work itself goes out. */
function maskAround(lines: readonly string[]): string[] {
  const isWork = lines.map((line) => readTotalLine(line).length > 0 || readPost(line) !== undefined);
  const first = isWork.indexOf(true);
  const last = isWork.lastIndexOf(true);
  return lines.map((line, index) => {
    if (isWork[index] || (first >= 0 && index > first && index < last)) return line;
    return subject.test(line) ? line.replace(names, '[naam]') : '[gegevens]';
  });
}

/** What leaves the server for a language model: the work, the prices and the conditions, and nobody's data. */
export function maskText(written: string, known: readonly string[] = []): string {
  const text = readQuoteText(written);
  let masked = maskAround(text.lines).join('\n');
  for (const name of collectNames(text, known)) {
    masked = masked.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'giu'), '[naam]');
  }
  for (const [pattern, word] of patterns) masked = masked.replace(pattern, word);
  return masked.replace(/(?:\[gegevens\]\n?){2,}/g, '[gegevens]\n');
}
