import { around } from '#/core/page-text';
import { fold } from '#/core/search-text';
import {
  below,
  headerCells,
  isAddress,
  isContactDetail,
  senderLabel,
  senderMark,
} from '#/features/reading/scan/rules/header';
import { type Found, sureness, type TextCell, type TextLine } from '#/features/reading/scan/rules/places';

/** Words beside or above the name of the one who pays, in four languages. Where the works or goods go is another thing. */
const label =
  /^(?:(?:deze )?(?:factuur|offerte|prijsofferte|creditnota) (?:aan|voor)|aan|factuuradres|gefactureerd aan|klant|klantnaam|klantgegevens|(?:naam )?(?:van de )?(?:klant|opdrachtgever|bouwheer|afnemer|koper)|gegevens klant|afnemer|debiteur|t\.?a\.?v\.?|ten attentie van|facturee? a|(?:facture|devis|offre) (?:a|pour)|adresse (?:de facturation|du client)|(?:nom du )?client|coordonnees (?:du )?client|acheteur|destinataire|doit|maitre d.ouvrage|a l.attention de|pour|a|bill(?:ed)? to|invoic?ed? to|sold to|billing address|customer|client (?:name|information)|customer name|buyer|prepared for|quote for|invoice for|attention|attn|to|rechnung an|rechnungsadresse|rechnungsempfanger|kunde|kaufer|auftraggeber|leistungsempfanger|bauherr|empfanger|an)\.?$/;
/** 'Aan de heer Claes' says it in one breath. */
const inOneBreath =
  /^(?:aan|voor|t\.?a\.?v\.?|pour|a l['’]attention de|to|an)\s+(?=\p{Lu}|de heer|mevr|fam)/iu;
const salutation =
  /^(?:(?:aan )?(?:de )?(?:heer|hr\.|familie)|mevrouw|mevr\.?|dhr\.?|mw\.|fam\.|mons(?:ieur)?\.?|madame|mme|m\. et mme|m\. &|mr\.?|mrs\.?|ms\.?|herrn?|frau|vme)(?=\s|$)/iu;
const alone = /^(?:herrn?|frau|monsieur|madame|mevrouw|de heer|de heer en mevrouw)$/iu;
const noName =
  /^(?:factu|invoice|rechnung|offerte|prijsofferte|devis|datum|date|adres|werf|ship|delivery|livraison|aflever|lever|liefer|betreft|onderwerp|objet|project|tel|gsm|e-?mail|btw|tva|vat|iban|pagina|page|seite|nummer|numero|number|telefo|kunden|geachte|beste|dear|sehr|cher)/;
/** '9300 Aalst', '44 032 NANTES'. */
const town = /(?:\d{4,5}|\b\d{2} \d{3})\s+\p{Lu}/u;
const longest = 80;

/**
 * To whom a paper is addressed: who a label names, beside it or below it; a name with a title; or the only block with an
 * address that is not the sender's.
 */
export function findAddressee(
  lines: readonly TextLine[],
  end: number,
  company: string | undefined,
): Found<string> | undefined {
  const cells = headerCells(lines, end);
  const isOther = (name: string) => company === undefined || !fold(company).includes(fold(name));
  const seen = byLabel(cells) ?? byTitle(cells) ?? byAffair(cells) ?? byAddress(cells, isOther);
  if (!seen || !isOther(seen.name)) return undefined;
  const { cell, name, sure } = seen;
  const parts = name.split(' ');
  const words = cell.words.filter(({ text }) => parts.some((part) => text.includes(part)));
  const shown = words.length > 0 ? words : cell.words;
  return {
    value: name,
    confidence: sure * (0.6 + 0.4 * sureness(shown)),
    place: { page: cell.page, box: around(shown) },
  };
}

type Seen = { cell: TextCell; name: string; sure: number };

function isLabel(text: string): boolean {
  return label.test(
    fold(text)
      .replace(/\s?:\s*$/, '')
      .trim(),
  );
}

function byLabel(cells: readonly TextCell[]): Seen | undefined {
  for (const [index, cell] of cells.entries()) {
    const said = /^([^:]{1,30}):\s*(\S.*)$/u.exec(cell.text);
    if (said && isLabel(said[1] ?? '')) {
      const name = nameOf(said[2] ?? '');
      if (name) return { cell, name, sure: 0.95 };
    }
    const breath = inOneBreath.exec(cell.text);
    const told = breath ? nameOf(cell.text.slice(breath[0].length)) : undefined;
    if (told) return { cell, name: told, sure: 0.9 };
    if (!isLabel(cell.text)) continue;
    const next = cells[index + 1];
    const beside = next && next.line === cell.line ? nameOf(next.text) : undefined;
    if (next && beside) return { cell: next, name: beside, sure: 0.9 };
    const found = firstName(below(cell, cells, 2).filter(({ line }) => line - cell.line <= 3));
    if (found) return { ...found, sure: 0.9 };
  }
  return undefined;
}

function byTitle(cells: readonly TextCell[]): Seen | undefined {
  for (const cell of cells) {
    if (!salutation.test(cell.text)) continue;
    const found = firstName([cell, ...below(cell, cells, 1)]);
    if (found) return { ...found, sure: 0.85 };
  }
  return undefined;
}

/** The first that is a name: 'Herrn' alone stands over it. */
function firstName(cells: readonly TextCell[]): Omit<Seen, 'sure'> | undefined {
  const [cell, next] = cells;
  if (!cell) return undefined;
  if (alone.test(cell.text)) {
    const name = next && nameOf(next.text);
    return next && name ? { cell: next, name } : undefined;
  }
  const name = nameOf(cell.text);
  return name ? { cell, name } : undefined;
}

const affair = /^(?:affaire|chantier|projet|project|werf)\b\s{0,2}:?\s{0,2}(\S.*)$/;

/** 'Affaire Quintessence 2 - CIF - NANTES': the work is called after who has it done, and their address stands under that name. */
function byAffair(cells: readonly TextCell[]): Seen | undefined {
  const parts = cells.flatMap(({ text }) => affair.exec(fold(text))?.[1]?.split(/\s[-–]\s/) ?? []);
  const cell =
    parts.length < 2
      ? undefined
      : cells.find(
          (one) =>
            parts.includes(fold(one.text)) && blockUnder(one, cells).some(({ text }) => town.test(text)),
        );
  const name = cell && nameOf(cell.text);
  return cell && name ? { cell, name, sure: 0.85 } : undefined;
}

/** A name with an address under it and nothing that only a sender shows; of several none. */
function byAddress(cells: readonly TextCell[], isOther: (name: string) => boolean): Seen | undefined {
  const found = cells.flatMap((cell): Seen[] => {
    const name = nameOf(cell.text);
    const under = blockUnder(cell, cells);
    const [street, place] = under;
    if (!name || !isOther(name) || name.split(' ').length < 2 || isAddress(cell.text)) return [];
    const isAddressed = [street, place].some((one) => one && town.test(one.text));
    if (!isAddressed || !street || !/\d/.test(street.text)) return [];
    return under.some(({ text }) => senderMark.test(text) || isSenders(text))
      ? []
      : [{ cell, name, sure: 0.65 }];
  });
  return found.length === 1 ? found[0] : undefined;
}

function isSenders(text: string): boolean {
  return /@|www\.|(?<![a-z])(?:tel|gsm|fax)\b/i.test(text) || senderLabel.test(fold(text));
}

/** The lines close under each other, up to a gap. */
function blockUnder(cell: TextCell, cells: readonly TextCell[]): TextCell[] {
  const block: TextCell[] = [];
  let last = cell;
  for (const other of below(cell, cells, 5)) {
    if (other.box.top - last.box.top > 2.6 * Math.max(last.box.height, 0.008)) break;
    block.push(other);
    last = other;
  }
  return block;
}

function nameOf(text: string): string | undefined {
  const name = text
    .replace(inOneBreath, '')
    .replace(/^[^\p{L}]+|(?<![\s,;:|–-])[\s,;:|–-]+$/gu, '')
    .split(/,(?=\s)|\s[-–|]\s/)[0]
    ?.trim();
  if (!name || name.length > longest || !/\p{L}{2}/u.test(name) || /[\d@:]/.test(name)) return undefined;
  if (name.split(/\s+/).length > 8 || !/^(?:\p{Lu}|de |mevr|fam|dhr)/u.test(name)) return undefined;
  const bare = fold(name);
  return noName.test(bare) || isLabel(name) || isContactDetail(name) || senderLabel.test(bare)
    ? undefined
    : name;
}
