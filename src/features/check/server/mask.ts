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
  [
    /(?<![\d.,/-])(?!\d{1,2}([./-])\d{1,2}\1\d{2,4})(?:\+\d{2}|00\d{2}|0)(?:[ ./()-]{0,2}\d){7,10}(?!\d|,\d)/g,
    '[telefoon]',
  ],
  [
    /(?:[\p{L}'.-]{1,30} ){0,3}[\p{L}'-]{0,30}(?:straat|laan|weg|plein|baan|lei|dreef|kaai|hof|pad|singel|berg|veld|markt|dijk|park|center|rue|avenue|chaussée)\b,? ?(?:op |te )?(?:\p{Lu}[\p{L}-]{1,20} )?\d{1,4} ?[A-Za-z]?\b(?:,? ?bus ?\w{1,5})?/giu,
    '[adres]',
  ],
  [/(?<![\d.,-])[1-9]\d{3} (?!EUR)\p{Lu}[\p{L}'-]{2,30}(?:[ -]\p{Lu}[\p{L}'-]{2,20}){0,2}/gu, '[adres]'],
];

const particle = "(?:[Vv]an|[Dd]en?|[Dd]er|[Hh]et|'t|[Tt]er|[Tt]en?|en|[Ee]l|[Ll]a|[Ll]e)";
const capital = "\\p{Lu}[\\p{L}'.-]{0,30}";
/** Two or more words with a capital, with what may stand between the parts of a name. */
const names = new RegExp(`${capital}(?: (?:${particle} ){0,3}(?:& )?${capital}){1,5}`, 'gu');
/** After a label even one word is a name. */
const namedBy = new RegExp(
  `\\b(?:[Cc]ontactpersoon|CONTACT|[Cc]ontact|[Kk]lant|KLANT|Aan|AAN|Voor|[Bb]ouwheer|[Oo]pdrachtgever|[Pp]rojectleider|[Vv]ertegenwoordiger|[Oo]pgemaakt door|[Aa]dviseur|[Zz]aakvoerder|[Tt]\\.a\\.v\\.?|[Dd]e heer|[Dd]hr\\.?|[Mm]evr\\.?|[Mm]evrouw|Mme|[Ff]amilie|Fam\\.|[Ii]ng\\.|[Aa]rch\\.)(?: ?:)? ?((?:${particle} )*${capital}(?: (?:${particle} )*(?:& )?${capital}){0,6})`,
  'gu',
);

/** Words that a line at the head or the foot may be about without naming anybody. */
const subject =
  /^(?:offerte\p{L}*|prijsofferte|bestek|nr|datum|betreft|onderwerp|voorwerp|project|werken|omschrijving|aantal|hoeveelheid|eenheid|totaal|bedrag|geldig\p{L}*|btw|rpr|betal\p{L}+|voorschot|akkoord|handtekening|garantie|waarborg|verzeker\p{L}+|voorwaarden|termijn|uitvoering\p{L}*|werkdagen|prijs\p{L}*|eenheidsprijs|tarief|bouwjaar|woning)$/iu;
const wordsOf = (line: string) => line.split(/[\s:.,;()/|-]+/);
const isAboutWork = (line: string) => wordsOf(line).some((word) => subject.test(word));
/** A sentence, not a name or an address. */
const isSentence = (line: string) => wordsOf(line).filter((word) => /^\p{Ll}{2,}$/u.test(word)).length >= 4;

/** Plain words that firms and people are called by as well, and that the judge needs. */
const plainWord =
  /^(?:dak\p{L}*|elektr\p{L}*|schilder\p{L}*|bouw\p{L}*|loodgiet\p{L}*|verwarming|vloer\p{L}*|keuken\p{L}*|ramen|deuren|badkamer\p{L}*|tuin\p{L}*|algemene?|werken|zonen|familie|mevr|dhr)$/iu;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A name, its surname and its last word: 'Jan Van den Broeck' hides in 'Dakwerken Van den Broeck'. */
function partsOf(name: string): string[] {
  const words = name
    .replace(legalForm, '')
    .trim()
    .split(/\s+/)
    .filter((word) => !/^\p{L}+\.$/u.test(word));
  const parts = [name.trim(), words.join(' '), words.slice(1).join(' '), words.at(-1) ?? ''];
  return parts.filter((part) => part.length > 3 && /\p{Lu}/u.test(part) && !plainWord.test(part));
}

function collectNames(text: QuoteText, known: readonly string[]): string[] {
  const labelled = text.lines.flatMap((line) => [...line.matchAll(namedBy)].map(([, name = '']) => name));
  const company = findContractorName(text);
  const found = [...known, ...labelled.slice(0, 60), ...(company ? [company] : [])].flatMap(partsOf);
  const spelled = found.flatMap((name) => [name, name.toUpperCase()]);
  return [...new Set(spelled)].sort((one, other) => other.length - one.length);
}

function maskNames(line: string): string {
  return line.replace(names, (run) =>
    run
      .split(' ')
      .map((word) => (subject.test(word.replace(/[.:]$/, '')) ? word : '[naam]'))
      .join(' ')
      .replace(/\[naam\](?: \[naam\])+/g, '[naam]'),
  );
}

/** Head and foot tell who it is from and for; of these only what is about the work itself goes out. */
function maskAround(lines: readonly string[]): string[] {
  const isWork = lines.map((line) => readTotalLine(line).length > 0 || readPost(line) !== undefined);
  const first = isWork.indexOf(true);
  const last = isWork.lastIndexOf(true);
  return lines.map((line, index) => {
    if (isWork[index] || (first >= 0 && index > first && index < last)) return line;
    return isAboutWork(line) || isSentence(line) ? maskNames(line) : '[gegevens]';
  });
}

function maskNumbers(text: string): string {
  return patterns.reduce((masked, [pattern, word]) => masked.replace(pattern, word), text);
}

/** What leaves the server for a language model: the work, the prices and the conditions, and nobody's data. */
export function maskText(written: string, known: readonly string[] = []): string {
  const text = readQuoteText(written);
  let masked = maskAround(maskNumbers(text.lines.join('\n')).split('\n')).join('\n');
  for (const name of collectNames(text, known)) {
    masked = masked.replace(new RegExp(`(?<!\\p{L})${escaped(name)}(?!\\p{L})`, 'gu'), '[naam]');
  }
  return masked.replace(/(?:\[gegevens\]\n){2,}/g, '[gegevens]\n');
}
