import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import {
  emailPattern,
  isAddress,
  senderLabel,
  senderMark,
  vatPattern,
} from '#/features/reading/scan/rules/header';
import { cellsOf, type TextCell, type TextLine } from '#/features/reading/scan/rules/places';

/** A cell, and whether it is the name in the small line over the window of an envelope, or one that a label names. */
export type Sender = TextCell & {
  isLetterhead?: boolean;
  isNamed?: boolean;
  /** Its own line has its address and the number of the firm or its account. */
  isNumbered?: boolean;
};

export const trades =
  /(werken|bouw|bedrijf|onderneming|dak|elektr|electr|schilder|loodgiet|sanitair|verwarming|chauff|keuken|badkamer|tuin|ramen|deuren|vloer|tegel|schrijnwerk|interieur|isolatie|renovati|technic|techniek|installati|zonen|fils|toiture|peinture|menuiserie|plomberie|constructi|carrelage|jardin|cuisine|solutions|group|projects?|stukadoor|plaast|gevel|glas|parket|solar|energy|concept|design|trappen|zwembad|construct|couverture|facade|maconnerie|entreprise|renov|batiment|handwerk|bau\b|services)/;

/** What stands at the foot of the first page, where many firms say who they are. */
export function footCells(lines: readonly TextLine[], end: number): TextCell[] {
  return lines.flatMap((line, index) =>
    line.page === 1 &&
    index >= end &&
    (line.box.top > 0.85 ||
      isFirmLine(line.text) ||
      /titulaire|kontoinhaber|rekeninghouder|ten name van|t\.n\.v|beneficiaire|nom :/.test(fold(line.text)))
      ? cellsOf(line, index)
      : [],
  );
}

/** 'Claes bv - Kerkstraat 12 - 9300 Aalst - BTW BE 0403.170.701', wherever it stands. */
function isFirmLine(text: string): boolean {
  const parts = text.split(between);
  return parts.length > 2 && parts.slice(1).some(isAddress) && senderMark.test(text);
}

const between = /\s[-–|·•]\s/;

/** 'QualityHosting AG - Uferweg 40 - D-63571 Gelnhausen', 'Verkoper: Claes bv': the name is a part of it. */
export function splitSender(cell: TextCell): Sender[] {
  const parts = cell.text.split(between);
  if (parts.length < 2) return [withoutLabel(withoutContact(cell))];
  // 'Plâtrerie - Peinture' says what they do, not who they are.
  if (parts.every((part) => /^\p{L}+$/u.test(part)) && parts.some((part) => trades.test(fold(part))))
    return [];
  const isLetterhead = parts.length > 2 && parts.slice(1).some(isAddress);
  return parts.map((text, index) => {
    const words = cell.words.filter((word) => text.includes(word.text));
    const part = words.length > 0 ? { ...cell, text, words, box: around(words) } : { ...cell, text };
    return {
      ...withoutLabel(part),
      isLetterhead: isLetterhead && index === 0,
      isNumbered: index === 0 && isFirmLine(cell.text),
    };
  });
}

function withoutLabel(cell: TextCell): Sender {
  const label = /^([^:]{3,24}):\s?(.+)$/u.exec(cell.text);
  if (!label || !senderLabel.test(fold(label[1] ?? ''))) return cell;
  const text = label[2] ?? '';
  return { ...cell, text, words: cell.words.slice(-text.split(' ').length), isNamed: true };
}

const street =
  /\s(?:\p{Lu}[\p{L}.'-]{1,30}\s){0,2}\p{Lu}?[\p{L}.'-]{0,30}(?:straat|laan|weg|baan|plein|steenweg|dreef|lei|kaai|stra(?:ß|ss)e|str\.|gasse|platz)\s\d|\s\d{0,4},?\s?(?:rue|avenue|chaussée|boulevard|quai|place)\s/iu;
/** 'Musterfirma AG Abteilung Einkauf'. */
const department = /\s(?:afdeling|dienst|abteilung|département|department|t\.a\.v\.?)\s/iu;
/** 'Claes Trading Ltd (126926-H)': the number of the firm behind its name. */
const registered = /\s\(\d{5,8}-?[A-Z]?\)$/;
const site = /\s(?:https?:\/\/|www\.)\S+/i;

const withForm =
  /^\p{Lu}[\p{L}\d.&'’ -]{2,60}?\s(?:NV|BV|BVBA|VOF|CV|SRL|SPRL|SA|nv|bv|bvba|vof|srl|sprl|sa|GmbH|AG)(?=\s)/u;
const mostOfStreet = 30;

/** 'Claes bv info@claes.be', 'Claes bv Kerkstraat 12, 9300 Aalst': the name, without how to reach them. */
function withoutContact(cell: TextCell): TextCell {
  const starts = [emailPattern, vatPattern, street, site, department, registered].flatMap(
    (pattern) => pattern.exec(cell.text)?.index ?? [],
  );
  // Behind a legal form a name is over: two names of a street may stand before 'laan'.
  const form = withForm.exec(cell.text);
  const from = Math.min(...starts);
  const at = form && form[0].length > from && form[0].length - from < mostOfStreet ? form[0].length : from;
  const text = cell.text.slice(0, Number.isFinite(at) ? at : undefined).trim();
  if (
    !Number.isFinite(at) ||
    !/\p{L}{3}/u.test(text) ||
    /^\W*(?:tel|e-?mail|mail|btw|tva|vat|ust|web|site|van|from)\b/i.test(text)
  )
    return cell;
  const words = cell.words.slice(0, text.split(' ').length);
  return { ...cell, text: text.replace(/(?<![\s,;:|–-])[\s,;:|–-]+$/, ''), words, box: around(words) };
}

const holder =
  /(?:t\.\s?n\.\s?v\.?|ten name van|op naam van|rekeninghouder|titulaire(?: du compte)?|au nom de|kontoinhaber|account (?:name|holder)|beneficiary|begunstigde|bénéficiaire)\s{0,3}:?\s{1,3}(\p{Lu}[^,;|()\d:]{2,50})/iu;

/** In whose name the account is that is to be paid on. */
export function accountHolder(lines: readonly TextLine[]): { name: string; line: TextLine } | undefined {
  for (const line of lines) {
    const name = holder
      .exec(line.text)?.[1]
      ?.replace(/\s(?:onder|met|avec|mit|with|IBAN|BIC|o\.v\.v|ovv)\b.*$/iu, '')
      .replace(/(?<![\s.–-])[\s.–-]+$/, '');
    if (name && name.length > 2) return { name, line };
  }
  return undefined;
}
