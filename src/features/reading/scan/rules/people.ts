import { around } from '#/core/page-text';
import { isContactDetail } from '#/features/reading/scan/rules/header';
import {
  cellsOf,
  type Found,
  sureness,
  type TextCell,
  type TextLine,
} from '#/features/reading/scan/rules/places';
import { hasAny } from '#/features/reading/scan/rules/words';

const labels = [
  'contactpersoon',
  'uw contact',
  'contact',
  'projectleider',
  'opgemaakt door',
  'vertegenwoordiger',
  'uw adviseur',
  'adviseur',
  'dossierbeheerder',
  'verantwoordelijke',
  'uw contactpersoon',
  'werfleider',
  'calculator',
  'verkoper',
  'behandeld door',
  'opgesteld door',
  'zaakvoerder',
  'accountmanager',
  'personne de contact',
  'votre contact',
  'etabli par',
  'responsable',
  'conseiller',
  'votre conseiller',
  'redige par',
  'suivi par',
  'suivie par',
  'affaire suivie par',
  'chef de projet',
  'gerant',
];
const greetings = [
  'met vriendelijke groeten',
  'vriendelijke groeten',
  'hoogachtend',
  'met vriendelijke groet',
  'cordialement',
  'salutations distinguees',
  'bien a vous',
];
const name =
  /^((?:(?:ing|ir|dhr|mevr|m|mme|arch)\.?\s+)?\p{Lu}[\p{L}'’-]*(?:\s+(?:\p{Lu}[\p{L}'’.-]*|van|de|den|der|het|ter|ten|el|la|le|du|des|d['’]\p{L}+))+)/iu;

/** Who speaks for the contractor: named after a label, or under the greetings. */
export function findContactPerson(lines: readonly TextLine[]): Found<string> | undefined {
  const cells = lines.flatMap((line, index) => cellsOf(line, index));
  return byLabel(cells) ?? bySignature(lines);
}

function byLabel(cells: readonly TextCell[]): Found<string> | undefined {
  for (const [index, cell] of cells.entries()) {
    const split = /^([^:;]{3,30})[:;](.*)$/u.exec(cell.text);
    if (!split || !hasAny(split[1] ?? '', labels)) continue;
    const here = nameIn((split[2] ?? '').trimStart());
    if (here) return found(cell, here, 0.95);
    const next = cells[index + 1];
    const beside = next && next.line === cell.line ? nameIn(next.text) : undefined;
    if (next && beside) return found(next, beside, 0.9);
  }
  return undefined;
}

function bySignature(lines: readonly TextLine[]): Found<string> | undefined {
  const at = lines.findLastIndex(({ text }) => hasAny(text, greetings));
  if (at < 0) return undefined;
  for (const [offset, line] of lines.slice(at + 1, at + 4).entries()) {
    const [cell] = cellsOf(line, at + 1 + offset);
    const person = cell ? nameIn(cell.text) : undefined;
    if (cell && person) return found(cell, person, 0.8);
  }
  return undefined;
}

function nameIn(text: string): string | undefined {
  const bare = text.replace(/^[^\p{L}]+/u, '');
  if (bare.length < 4 || /\d|@/.test(bare) || isContactDetail(bare)) return undefined;
  return name.exec(bare)?.[1]?.trim();
}

function found(cell: TextCell, person: string, most: number): Found<string> {
  const wanted = person.split(/\s+/);
  const words = cell.words.filter(({ text }) => wanted.some((part) => text.includes(part)));
  const seen = words.length > 0 ? words : cell.words;
  return {
    value: person,
    confidence: most * (0.6 + 0.4 * sureness(seen)),
    place: { page: cell.page, box: around(seen) },
  };
}
