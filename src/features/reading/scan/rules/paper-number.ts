import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import { below } from '#/features/reading/scan/rules/header';
import { readMoney } from '#/features/reading/scan/rules/numbers';
import { listDates } from '#/features/reading/scan/rules/paper-dates';
import { findKind } from '#/features/reading/scan/rules/paper-kind';
import {
  cellsOf,
  type Found,
  sureness,
  type TextCell,
  type TextLine,
} from '#/features/reading/scan/rules/places';

const papers =
  '(?:[a-z]{0,12}factuur|facturen|fact|invoice|inv|facture|[a-z]{0,12}rechnungs?|[a-z]{0,8}offerte|offre(?: de prix)?|off|devis|bestek|quotation|quote|quo|estimate|angebots?|kostenvoranschlag|begroting|kostenraming|raming|prijsopgave|prijsvoorstel|creditnota|kredietnota|credit ?note|gutschrifts?|avoir|belegs?|document|doc|volg|[a-z]{0,12}overzicht|nota|pro ?forma|bill|meerwerk|vorderings(?:staat)?|etat d.avancement)';
const number = '(?:nummer|numero|number|num|nr|no|n°|nº|n|id|#|ref)';
const strong = new RegExp(
  `(?<![a-z])(?:${papers}[\\s/-]{0,3}(?:\\(\\d{1,4}\\)\\s?)?(?:de |du )?${number}(?![a-z])|${number}[.\\s]{1,2}(?:de |du |of |van |der |d.)?(?:la |de |the )?${papers}(?![a-z_]))`,
);
/** 'Offertenr. / N° offre: 26/00214': the same words once more, in the other language. */
const saidTwice = new RegExp(`^\\.?\\s?/\\s?(?:${strong.source})`);
/** 'Bestelbon / factuur 5521' is both in one. */
const alsoCalled =
  '(?:bestelbon|bestelling|order|leverbon|leveringsbon|werkbon|orderbevestiging|bon de commande|bon de livraison|lieferschein|auftragsbestatigung|delivery note|receipt|kasticket)';
const joint = '\\s{0,2}[/&+-]\\s{0,2}';
const title = new RegExp(
  `^\\W{0,3}(?:kopie |copie |copy |duplicata )?(?:${alsoCalled}${joint})?${papers}(?:${joint}(?:${alsoCalled}|${papers}))?(?![a-z])`,
);
const bothIn = new RegExp(`${alsoCalled}${joint}$`);
const subject = new RegExp(
  `^\\W{0,3}(?:betreft|betr|onderwerp|objet|concerne|betreff|re)\\W{1,3}(?:onze |notre |unser )?${papers}(?=\\s)`,
);
/** In a subject a bare figure counts something: 'offerte 12 ramen'. */
const clearNumber = /\d{4}|\d[/.-]|[/.-]\d/;
const bare =
  /(?:^|\s)(?:nr|no|n°|nº|nummer|numero|number|ref|referentie|reference|referte|kenmerk|onze ref|our ref)\b|^\s?#|#\s*$|n°/;
/** Numbers of something or somebody else. */
const ofOther =
  /klant|customer|client|kunden|debiteur|(?<![a-z])(btw|vat|tva|ust|tax|kvk|siret|siren|iban|bic|gln|tel|fax|gsm|po|rcs|rpr)(?![a-z])|telefo|contra[ct]|dossier|project|projet|order|bestel|commande|auftrag|artik|article|serie|livraison|lever|liefer|associ|requested|steuer|rekening|account|konto|pagin|page|seite|regist|polis|ondernem|entreprise|datum|date|bericht|ticket|vos |votre|ihre|uw ref|your|inkoop|purchase|job|werf|vente|appel|tender|kontrakt|blz|bank/;

/** 'OF 24/88' in the head: letters that firms put before their numbers, and nothing else. */
const coded = /^(?:OF|OFF|OFFERTE|F|FA|FAC|FACT|INV|VF|VK|CN|DEV|DV|QU|BST)[ -]?\d{2,6}[/-]\d{1,6}$/;

type Candidate = { cell: TextCell; value: string; score: number };

/** Below this a picture's number is as likely another one, and empty beats wrong. */
const leastSure = 0.5;

/** The paper's own number, by every word for it; never a date, an amount, or the number of a customer or an order. */
export function findPaperNumber(lines: readonly TextLine[], tableStart: number): Found<string> | undefined {
  const cells = lines.slice(0, Math.max(tableStart, 12)).flatMap((line, index) => cellsOf(line, index));
  const rest = lines.slice(Math.max(tableStart, 12)).flatMap((line, at) => cellsOf(line, at + tableStart));
  const best = pick(cells, tableStart) ?? pick(rest.filter(({ text }) => strong.test(fold(text))));
  if (best) return found(best);
  const code = cells.find(({ line, text }) => line < tableStart && coded.test(text));
  if (code) return found({ cell: code, value: code.text, score: 1 });
  const order = orderNumber(cells.filter(({ line }) => line < tableStart));
  const ordered = order && findKind(lines) === 'other' ? found(order) : undefined;
  return ordered && { ...ordered, confidence: orderSureness };
}

const orderLabel =
  /^\W{0,3}(?:(?:order|bestel(?:lings?)?|bestellung|auftrags)[\s-]?(?:nummer|number|nr|no)|(?:numero|n°|nº|no) de (?:la )?commande|commande (?:n°|nº|no))(?![a-z])/;
/** Below what counts as read for sure: the paper does not call itself anything. */
const orderSureness = 0.6;

/** Of a paper that is called nothing, and has one number only, that of an order: so its sender tells it from others. */
function orderNumber(cells: readonly TextCell[]): Candidate | undefined {
  const all = cells.flatMap((cell, index) => {
    const end = orderLabel.exec(fold(cell.text))?.[0].length;
    if (end === undefined) return [];
    const value = numberAtStart(cell.text.slice(end), true);
    return value ? [{ cell, value, score: 1 }] : besideOrBelow(cell, index, cells, 'strong', 1);
  });
  return new Set(all.map(({ value }) => value)).size === 1 ? all[0] : undefined;
}

/** 'Réf' over the works is the number of an article. */
function pick(cells: readonly TextCell[], tableStart = Number.POSITIVE_INFINITY): Candidate | undefined {
  return cells
    .flatMap((cell, index) => candidatesAt(cell, index, cells, cell.line >= tableStart))
    .reduce<Candidate | undefined>((top, one) => (top && top.score >= one.score ? top : one), undefined);
}

function candidatesAt(
  cell: TextCell,
  index: number,
  cells: readonly TextCell[],
  isInTable: boolean,
): Candidate[] {
  return labelsIn(cell.text).flatMap(({ score, start = 0, end, label }) => {
    if (label === 'bare' && isInTable) return [];
    if (label === 'heading') return underHeading(cell, start, end, cells, score);
    const here = numberAtStart(cell.text.slice(end), label === 'strong');
    if (label === 'subject') return here && clearNumber.test(here) ? [{ cell, value: here, score }] : [];
    if (here) return [{ cell, value: here, score }];
    // '(Nr.) : ' with nothing behind it in its own column: beside, below, or at the start of the next line.
    if (label === 'title' && cell.text.slice(end).trim() !== '' && !/^[\s:#/]/.test(cell.text.slice(end)))
      return [];
    const more = fold(cell.text.slice(end)).trim();
    if (
      /[a-z]{3}/.test(more) &&
      label !== 'title' &&
      !/^(?:de )?(?:reference|referentie|offre|devis|dossier)$/.test(more)
    )
      return [];
    return [...besideOrBelow(cell, index, cells, label, score)];
  });
}

function besideOrBelow(
  cell: TextCell,
  index: number,
  cells: readonly TextCell[],
  label: Label['label'],
  score: number,
): Candidate[] {
  const isStrong = label === 'strong';
  const next = cells[index + 1];
  const here = next && next.line === cell.line ? numberAtStart(next.text, isStrong) : undefined;
  if (next && here) return [{ cell: next, value: here, score: score - 0.2 }];
  const [under] = below(cell, cells, 1);
  const value =
    under && under.line - cell.line <= 3 ? numberAtStart(wholeText(under, cells), isStrong) : undefined;
  if (under && value && !labelled(under)) return [{ cell: under, value, score: score - 0.5 }];
  const wrapped =
    next && next.line === cell.line + 1 && isStrong ? numberAtStart(next.text, true) : undefined;
  return next && wrapped ? [{ cell: next, value: wrapped, score: score - 0.8 }] : [];
}

/** A number that is broken off at a dash goes on below. */
function wholeText(cell: TextCell, cells: readonly TextCell[]): string {
  const [next] = cell.text.endsWith('-') ? below(cell, cells, 1) : [];
  return next && /^\d{1,6}$/.test(next.text) ? `${cell.text}${next.text}` : cell.text;
}

/** Of 'Factuurnr. Datum Vervaldag', close together in a table, only what stands under the first word counts. */
function underHeading(
  cell: TextCell,
  start: number,
  end: number,
  cells: readonly TextCell[],
  score: number,
): Candidate[] {
  let at = 0;
  const own = cell.words.filter(({ text }) => {
    const from = at;
    at += text.length + 1;
    return from < end && from + text.length > start;
  });
  if (own.length === 0) return [];
  const heading = { ...cell, words: own, box: around(own) };
  const [under] = below(heading, cells, 1);
  if (!under || under.line - cell.line > 2) return [];
  const { left, width } = heading.box;
  const words = under.words.filter(
    ({ box }) => box.left < left + width + beside && box.left + box.width > left - beside,
  );
  const value = numberAtStart(words.map(({ text }) => text).join(' '), true);
  return value ? [{ cell: under, value, score: score - 0.5 }] : [];
}

/** Whether it names something itself: '1 BE' under a label would be another column's. */
function labelled({ text }: TextCell): boolean {
  return /^\p{L}{3,}[^:]{0,20}:/u.test(text);
}

type Label = {
  label: 'strong' | 'heading' | 'title' | 'subject' | 'bare';
  score: number;
  start?: number;
  end: number;
};
/** A share of the width. */
const beside = 0.012;

/** 'Die Rechnungsnummer für diesen Vorgang lautet M-1675.' */
function afterProse(text: string, end: number): number {
  const verb = /^[\p{L}\s]{1,30}\s(?:lautet|luidt|is|est)\s+(?=\S*\d)/u.exec(text.slice(end));
  return end + (verb?.[0].length ?? 0);
}

/** Where the label of a number ends in a text, and how surely it is the paper's. */
function labelsIn(text: string): Label[] {
  const folded = fold(text);
  const own = strong.exec(folded);
  if (own) {
    const before = folded.slice(Math.max(0, own.index - 24), own.index).replace(bothIn, '');
    const behind = /^[^:#\d]{0,24}/.exec(folded.slice(own.index + own[0].length))?.[0] ?? '';
    if (!ofOther.test(lastPart(before)) && !ofOther.test(behind)) {
      const end = own.index + own[0].length;
      const again = saidTwice.exec(folded.slice(end))?.[0].length ?? 0;
      return [{ label: 'strong', score: 5, end: afterProse(text, end + again) }];
    }
    // A row of labels alone says of each what stands under it.
    return /\d/.test(folded)
      ? []
      : [{ label: 'heading', score: 4.5, start: own.index, end: own.index + own[0].length }];
  }
  const named = title.exec(folded.replace(/_/g, 'x'));
  if (named && !/datum|date|adres|address|ref/.test(folded))
    return [{ label: 'title', score: 3, end: named[0].length }];
  const about = subject.exec(folded);
  if (about) return [{ label: 'subject', score: 1.5, end: about[0].length }];
  const numbered = bare.exec(folded);
  if (numbered && !ofOther.test(folded.slice(0, numbered.index + numbered[0].length)))
    return [{ label: 'bare', score: 2, end: numbered.index + numbered[0].length }];
  return [];
}

/** Whether a text has the words for the number of the paper. */
export function namesNumber(text: string): boolean {
  return labelsIn(text).length > 0;
}

/** Of '**Bestelnummer:** 100 **Factuurnummer:**' only what follows the last number belongs to the label. */
function lastPart(text: string): string {
  return text.split(/[\d:|;,]/).at(-1) ?? '';
}

const value =
  /^[\s:.,#°º*_£€()=-]{0,12}((?:[A-Z]{1,5}[ ](?=\d))?[\p{L}\d][\p{L}\d_./-]{0,39}(?: [/-] (?:[A-Z]{1,4}(?= [/-] \d)|(?:[A-Z]{1,4}[ ])?\d{1,6}(?![\d.,/]*[€%])(?= |$))){0,2})/u;

function numberAtStart(text: string, isStrong: boolean): string | undefined {
  const rest = text.replace(/^\W{0,6}(?:nr|no|n°|nº|nummer|numero|number)\b[.:\s]*/i, '');
  const seen = value.exec(rest);
  const whole = seen?.[1]?.replace(/(?<![./_-])[./_-]+$/, '');
  if (!seen || !whole || !/\d/.test(whole)) return undefined;
  const behind = rest.slice(seen[0].length);
  if (/^\s?(%|€|eur|euro|\$|dagen|days|jours|tage|m²|m2|x\s)/i.test(behind)) return undefined;
  // 'No 290, Jalan Air Panas' is a house.
  if (!isStrong && /^\s?,\s?\p{L}{3}/u.test(behind)) return undefined;
  const [date] = listDates(rest.slice(0, seen[0].length + 16));
  if (date && rest.indexOf(date.text) <= seen[0].length - whole.length) return undefined;
  if (readMoney(whole) !== undefined && !/^\d+[./-]\d{2}$/.test(whole)) return undefined;
  if (/^\d+,\d/.test(rest.slice(seen[0].length - whole.length))) return undefined;
  const digits = whole.match(/\d/g)?.length ?? 0;
  if (isStrong) return whole;
  // Without the word for it a year or a house number is no number of a paper.
  if (whole.includes('_') && digits > 0) return whole;
  return whole.length >= 3 && digits >= 2 && !/^(19|20)\d{2}$/.test(whole) ? whole : undefined;
}

/** Prefixes that firms use; a reader of pictures makes 'OEF' of 'OFF'. */
const prefixes =
  /^(of|off|offerte|o|f|fa|fac|fact|factuur|facture|inv|invoice|re|r|rg|rechnung|dv|dev|devis|d|q|qt|quo|quote|pr|po|vf|vk|cn|c|av|gs|an|ang|bst|bestek|nr|no|n|s|so|a|b|k|kv|p|pf)$/i;

function found({ cell, value: text, score }: Candidate): Found<string> | undefined {
  const words = cell.words.filter(
    ({ text: word }) => /\d/.test(word) && text.includes(word.replace(/[:,]/g, '')),
  );
  const seen = words.length > 0 ? words : cell.words;
  const sure = sureness(seen);
  if (sure < leastSure) return undefined;
  const letters = /^\p{L}+/u.exec(text)?.[0];
  const isOdd = sure < 1 && letters !== undefined && !prefixes.test(letters);
  const confidence = (0.5 + 0.45 * sure) * (score >= 2.5 ? 1 : 0.9);
  return {
    value: text,
    confidence: isOdd ? Math.min(0.55, confidence) : confidence,
    place: { page: cell.page, box: around(seen) },
  };
}
