import type { PageWord } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { type Label, labelOf } from '#/features/reading/scan/rules/labels';
import { digitsOf } from '#/features/reading/scan/rules/numbers';
import { gapBetween } from '#/features/reading/scan/rules/places';
import type { Token } from '#/features/reading/scan/rules/tokens';

/** `isDoubtful`: a picture lost a sign of it, or what looks like digits is none; something else has to tell that it is so. */
export type Sum = { cents: number; words: PageWord[]; isDoubtful?: boolean };
/** Words, the amounts behind them, and what the words call them. */
export type Part = {
  text: string;
  amounts: Sum[];
  label: Label | undefined;
  /** The word is there and something stands where its amount should be, which nobody can read. */
  unread: PageWord[] | undefined;
};

const mostParts = 6;
const columnGap = 1.5;

type Open = { named: Token[]; tokens: Token[] };

/** 'Exclusief btw 593,36 … Totaal 717,97' is two; words that name nothing belong to what comes. */
export function partsOf(tokens: readonly Token[]): Part[] {
  const parts: Open[] = [{ named: [], tokens: [] }];
  for (const token of tokens) {
    const open = parts.at(-1);
    const isAmount = token.kind === 'money' || token.kind === 'currency' || token.kind === 'number';
    if (isAmount || !open) open?.tokens.push(token);
    else if (
      open.tokens.some(({ kind }) => kind === 'money' || kind === 'number') &&
      token.kind === 'text' &&
      (/\p{L}{2}/u.test(token.text) || isCodeOfRow(open.tokens.at(-1), token))
    )
      parts.push({ named: [token], tokens: [] });
    else {
      open.named.push(token);
      if (token.kind === 'text') open.tokens.push(token);
    }
  }
  return parts.slice(0, mostParts).map((part, index, all) => toPart(part, all[index + 1], all[index - 1]));
}

/** 'bedraagt € 8 171,00 exclusief btw. Btw 21 %: …': what ends a sentence that tells an amount is said of that one. */
function endOfSentence({ named }: Open, before: Open | undefined): number {
  if (!before || !tells.test(fold(textOf(before.named)))) return 0;
  const said = fold(textOf(named));
  if (!withVat.test(said) && !withoutVat.test(said)) return 0;
  return (
    1 + named.findIndex(({ text }, at) => text.endsWith('.') && /^\p{Lu}/u.test(named[at + 1]?.text ?? ''))
  );
}

/** 'Btw 475,29      B 383,40 80,51': the letter of a rate begins a row of the table beside the sums. */
function isCodeOfRow(before: Token | undefined, token: Token): boolean {
  const [last, word] = [before?.words.at(-1), token.words[0]];
  return (
    /^[A-Z]$/.test(token.text) &&
    last !== undefined &&
    word !== undefined &&
    gapBetween(last, word) > columnGap
  );
}

function toPart(open: Open, next: Open | undefined, before: Open | undefined): Part {
  const named = open.named.slice(endOfSentence(open, before));
  const { tokens } = open;
  const text = textOf(named);
  const hasMore =
    next !== undefined && !next.tokens.some(({ kind }) => kind === 'money' || kind === 'number');
  const behind = next ? textOf(hasMore ? next.named : next.named.slice(0, endOfSentence(next, open))) : '';
  const label = labelBeside(text, textOf(lastCell(named)), behind, tokens);
  const amounts = listAmounts(tokens, text, label, next === undefined);
  return { text, label, amounts, unread: amounts.length > 0 ? undefined : unreadIn(named, tokens) };
}

function unreadIn(named: readonly Token[], tokens: readonly Token[]): PageWord[] | undefined {
  const last = tokens.at(-1);
  const isFigure =
    last !== undefined &&
    (last.kind === 'currency' || (last.kind === 'text' && /^[^\p{L}%:.()-]+$/u.test(last.text)));
  return isFigure ? [...named, ...tokens].flatMap(({ words }) => words) : undefined;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** A row of two tables side by side: what stands next to the amount names it. */
function lastCell(named: readonly Token[]): Token[] {
  const from = named.findLastIndex((token, at) => {
    const [before, word] = [named[at - 1]?.words.at(-1), token.words[0]];
    return before !== undefined && word !== undefined && gapBetween(before, word) > columnGap;
  });
  return named.slice(Math.max(0, from));
}

const withVat =
  /^\W*(?:(?:incl|inclusief|inbegrepen|ttc|tvac|tva comprise|inkl|including)\b|(?:\d{1,2} ?% )?(?:btw|tva|mwst) (?:inbegrepen|incl|comprise))/;
const withoutVat =
  /^\W*(?:(?:excl|exclusief|zonder|ht|htva|hors|exkl|zzgl|ex)\b|\+ ?(?:\d{1,2} ?% )?(?:btw|tva|mwst))/;
const saysIncluding = /\b(?:incl\w*|inkl\w*|tvac|ttc|comprise|inbegrepen|brutto\w*)\b/;
const tells = /\b(?:bedraagt|bedragen|komt (?:op|neer)|s.eleve|est de|belauft sich|betragt|amounts to|is)\b/;
/** 'Soit un total de', 'Dat maakt': the sum of what stands above it, where no more than its VAT follows. */
const concludes =
  /^\W*(?:soit|ce qui fait|(?:dit|dat|wat) (?:maakt|geeft|komt (?:neer )?op)|das macht|that makes)(?: (?:un total de|een totaal van|samen))?\W*$/;
const nothingMore = /^(?:btw|tva|mwst|vat)?$/;
const sums =
  /\b(?:totaal|totale|totaalprijs|totaalbedrag|prijs|kostprijs|som|bedrag|total|prix|montant|cout|summe|betrag|netto-?betrag|endsumme|preis|price|amount)\b|\b(?:vragen|rekenen) (?:wij|we)\b|\bnous demandons\b/;

/** By the words before it, those next to it, those behind it ('4.500,00 excl. btw'), or as a sentence says it. */
function labelBeside(
  text: string,
  near: string,
  behind: string,
  tokens: readonly Token[],
): Label | undefined {
  const whole = labelOf(text);
  const label = whole === undefined || whole === 'subtotal' ? (labelOf(near) ?? whole) : whole;
  const after = fold(behind);
  const isTold = tokens.some(({ kind }) => kind === 'money');
  const side = withVat.test(after) ? 'gross' : withoutVat.test(after) ? 'net' : undefined;
  if (isTold && (label === 'total' || label === 'due') && side) return side;
  const said = fold(text);
  if (isTold && label === 'subtotal' && side && tells.test(said)) return side;
  // 'Le montant total s'élève à 4 496,00 € hors TVA': what is behind it tells more.
  if (isTold && label === 'gross' && side === 'net' && tells.test(said) && !saysIncluding.test(said))
    return side;
  const rest = after.replace(withVat, '').replace(withoutVat, '').replaceAll(/\W/g, '');
  if (isTold && side && concludes.test(said) && nothingMore.test(rest)) return side;
  if (label !== undefined || !isTold) return label;
  if (!sums.test(said)) return undefined;
  if (side) return side;
  if (!tells.test(said)) return undefined;
  return /\bnetto|excl|hors|htva\b/.test(said)
    ? 'net'
    : /\bbrutto|incl|ttc|tvac\b/.test(said)
      ? 'gross'
      : 'total';
}

/** No letter, and a row of digits somewhere. */
function isBareAmount(text: string): boolean {
  return !/\p{L}/u.test(text) && /\d[\d.,]{3}/.test(text) && digitsOf(text).length <= 9;
}

const identifiers =
  /\b(nr|nummer|n°|no|num|number|intra\w*|siret|siren|kvk|id|reg\w*|iban|be|fr|nl|de)\b|n°/i;

function listAmounts(
  tokens: readonly Token[],
  text: string,
  label: Label | undefined,
  endsLine: boolean,
): Sum[] {
  const found: Sum[] = [];
  const isNumber = label === 'vat' && identifiers.test(text);
  tokens.forEach((token, at) => {
    const certain = token.words.every(({ confidence }) => confidence === 1);
    if (token.kind === 'money') {
      const isDoubtful = !certain && token.otherwise !== undefined;
      found.push({ cents: token.cents, words: token.words, isDoubtful });
    } else if (label === undefined || isNumber || token.kind === 'currency') return;
    // The signs between the digits were lost: only a label makes it an amount.
    else if (token.kind === 'text' && !certain && isBareAmount(token.text))
      found.push({ cents: Number(digitsOf(token.text)), words: token.words, isDoubtful: true });
    else if (token.kind === 'number' && !token.unit && !certain && /^\d{5,8}$/.test(token.text))
      found.push({ cents: Number(token.text), words: token.words, isDoubtful: true });
    else if (token.kind === 'number' && certain && !token.unit && at === tokens.length - 1) {
      const cents = plainAmount(token.text, label, tokens, endsLine);
      if (cents !== undefined) found.push({ cents, words: token.words });
    }
  });
  return found;
}

/** Whole euros or one decimal, without a sign: where the file itself says so, at the end of what names it. */
function plainAmount(
  text: string,
  label: Label,
  tokens: readonly Token[],
  endsLine: boolean,
): number | undefined {
  const single = /^(\d{1,7})[.,](\d)$/.exec(text);
  if (single) return Number(`${single[1]}${single[2]}0`);
  const isAlone = endsLine && label !== 'vat' && tokens.filter(({ kind }) => kind !== 'text').length === 1;
  return isAlone && /^\d{2,7}$/.test(text) ? Number(text) * 100 : undefined;
}
