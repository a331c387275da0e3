import { fold } from '#/core/search-text';
import {
  fieldLabels,
  readCell,
  realChanges,
  refusal,
  type SheetField,
  sheetFields,
} from '#/features/work/meetstaat/rules/sheet-cells';
import {
  type Item,
  type ItemChanges,
  type ItemFields,
  maxBulkItems,
} from '#/features/work/shared/meetstaat/contract';

/** Tabs between cells, newlines between rows; a cell with either in it stands between quotes, which are doubled inside. */
export function readClipboard(text: string): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let at = 0;
  const endCell = () => {
    rows.at(-1)?.push(cell);
    cell = '';
  };
  while (at < text.length) {
    const char = text[at] ?? '';
    const quoted = char === '"' && cell === '' ? readQuoted(text, at) : undefined;
    if (quoted) {
      cell = quoted.cell;
      at = quoted.end;
      continue;
    }
    if (char === '\t') endCell();
    else if (char === '\n') {
      endCell();
      rows.push([]);
    } else if (char !== '\r' || text[at + 1] !== '\n') cell += char;
    at += 1;
  }
  endCell();
  const last = rows.at(-1);
  if (rows.length > 1 && last?.length === 1 && last[0] === '') rows.pop();
  return rows;
}

/** Undefined where what begins with a quote is no quoted cell: a size in inches, a word. */
function readQuoted(text: string, start: number): { cell: string; end: number } | undefined {
  let cell = '';
  let at = start + 1;
  while (at < text.length) {
    const quote = text.indexOf('"', at);
    if (quote < 0) return undefined;
    cell += text.slice(at, quote);
    if (text[quote + 1] !== '"') {
      const next = text.slice(quote + 1, quote + 3);
      return next === '' || /^[\t\n]|^\r\n/.test(next) ? { cell, end: quote + 1 } : undefined;
    }
    cell += '"';
    at = quote + 2;
  }
  return undefined;
}

export function writeClipboard(rows: readonly (readonly string[])[]): string {
  const quote = (cell: string) => (/[\t\n\r"]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell);
  return rows.map((row) => row.map(quote).join('\t')).join('\r\n');
}

export type Change = { item: Item; changes: ItemChanges };
export type Plan = { ok: true; update: Change[]; create: ItemFields[] } | { ok: false; message: string };

type Paste = {
  block: readonly (readonly string[])[];
  /** The items from the cursor down, in the order in which they stand. */
  items: readonly Item[];
  first: SheetField;
  /** What is in sight to paste into: nothing changes that nobody sees. */
  fields?: readonly SheetField[];
  /** Where more is selected than one cell, and one is pasted: it goes into all of them. */
  range?: { rows: number; columns: number } | undefined;
  /** What a new item is where the block doesn’t say. */
  base: Pick<ItemFields, 'category' | 'unit'>;
};

const isBlank = (row: readonly string[]) => row.every((cell) => cell.trim() === '');

/** The names of our own columns above the block, as in the export. */
function isHeader(row: readonly string[], fields: readonly SheetField[]): boolean {
  const names = row.filter((cell) => cell.trim() !== '');
  return names.length > 1 && row.every((cell, index) => cell.trim() === '' || isName(cell, fields[index]));
}

function isName(cell: string, field: SheetField | undefined): boolean {
  const name = fold(cell.trim());
  const labels = field && [fieldLabels[field], ...(field === 'unitPrice' ? ['Eenheidsprijs'] : [])];
  return labels?.some((label) => fold(label) === name || fold(`In ${label}`) === name) ?? false;
}

function filled({ block, range }: Paste): readonly (readonly string[])[] {
  const [[only] = []] = block;
  const isOne = block.length === 1 && block[0]?.length === 1;
  if (!isOne || !range || only === undefined) return block;
  return Array.from({ length: range.rows }, () => Array.from({ length: range.columns }, () => only));
}

const canBeEmpty = (field: SheetField) => field === 'notes' || field === 'articleNumber';

function readRow(row: readonly string[], fields: readonly SheetField[], item: Item | undefined) {
  let changes: ItemChanges = {};
  for (const [index, cell] of row.entries()) {
    const field = fields[index];
    // An empty cell of a new item says nothing; that of an existing one is left as it is where it can’t be empty.
    if (!field || (cell.trim() === '' && (!item || !canBeEmpty(field)))) continue;
    const read = readCell(field, cell);
    if (!read.ok)
      return { ok: false as const, message: `${fieldLabels[field]} ‘${shorten(cell)}’: ${read.message}` };
    changes = { ...changes, ...read.changes };
  }
  return { ok: true as const, changes };
}

function shorten(cell: string): string {
  const text = cell.trim().replace(/\s+/g, ' ');
  return text.length > 30 ? `${text.slice(0, 29)}…` : text;
}

/** What pasting a block changes, below the last row as new items. Nothing at all where a cell can’t be read. */
export function planPaste(paste: Paste): Plan {
  const { first, fields: shown = sheetFields } = paste;
  const fields = shown.slice(shown.indexOf(first));
  const rows = filled(paste);
  if (shown !== sheetFields && rows.some((row) => row.length > fields.length)) {
    return refuse('er zijn meer kolommen dan u hier kunt typen. Plak ze bij ‘Raming’.');
  }
  const [head] = rows;
  const body = head && rows.length > 1 && isHeader(head, fields) ? rows.slice(1) : rows;
  if (body.length > maxBulkItems) {
    return refuse(`u kunt hoogstens ${maxBulkItems.toLocaleString('nl-NL')} rijen tegelijk plakken.`);
  }
  const update: Change[] = [];
  const create: ItemFields[] = [];
  let base = paste.base;
  for (const [index, row] of body.entries()) {
    const item = paste.items[index];
    if (isBlank(row)) continue;
    const read = readRow(row, fields, item);
    const where = body.length > 1 ? `rij ${index + 1}, ` : '';
    if (!read.ok) return refuse(where + read.message);
    if (item) {
      const changes = realChanges(item, read.changes);
      const refused = refusal({ ...item, ...read.changes });
      if (refused) return refuse(where + refused);
      if (changes) update.push({ item, changes });
      base = { ...base, category: changes?.category ?? item.category };
    } else {
      const made = newItem(read.changes, base);
      if (!made.ok) return refuse(where + made.message);
      create.push(made.fields);
      base = { category: made.fields.category, unit: paste.base.unit };
    }
  }
  return { ok: true, update, create };
}

function refuse(why: string): Plan {
  return { ok: false, message: `Er is niets geplakt: ${why}` };
}

type Made = { ok: true; fields: ItemFields } | { ok: false; message: string };

/** A new item of what was typed or pasted; only its description can’t be guessed. */
export function newItem(typed: ItemChanges, base: Pick<ItemFields, 'category' | 'unit'>): Made {
  const { description } = typed;
  if (!description) return { ok: false, message: 'een nieuw item heeft een omschrijving nodig.' };
  const fields: ItemFields = {
    ...{ quantity: '1', unitPrice: '0.00', contactId: null, subsidyTypeId: null, notes: null },
    articleNumber: null,
    ...{ includedInLoan: false, subsidyEligible: false, vatRate: null, isComplete: false },
    roomIds: [],
    ...base,
    ...typed,
    description,
  };
  const message = refusal(fields);
  return message ? { ok: false, message } : { ok: true, fields };
}
