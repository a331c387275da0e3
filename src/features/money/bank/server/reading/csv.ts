import { AppError } from '#/core/errors';
import { isIban } from '#/core/iban';
import type { MappingInput } from '#/features/money/bank/contract';
import { runningBalance } from '#/features/money/bank/rules/balances';
import { columnKey, guessMapping, isRefused, type Layout } from '#/features/money/bank/rules/layouts';
import {
  type BankMapping,
  type Column,
  countLines,
  mostBankLines,
  type ReadLine,
  type Statement,
  tooManyLines,
} from '#/features/money/bank/rules/statement';
import {
  accountOf,
  centsOf,
  dayOf,
  joined,
  once,
  structuredField,
  textOf,
} from '#/features/money/bank/rules/values';
import { type Rows, readRows } from '#/features/money/bank/server/reading/rows';

type Read = { line: ReadLine; balance: number | undefined } | 'refused' | 'unreadable' | 'short';

const noTable =
  'We vinden in dit bestand geen verrichtingen: geen kolommen met een datum en een bedrag. Vraag uw bank een CSV-bestand van uw rekening.';

/** What a bank sends as a table; by its own columns, or by those that somebody chose. */
export function readCsv(bytes: Uint8Array, chosen: MappingInput | undefined): Statement {
  const found = readRows(bytes);
  if (!found) throw new AppError('unusable', noTable);
  const mapping = chosen && placesOf(chosen, found.header);
  if (found.rows.length > mostBankLines) throw new AppError('unusable', tooManyLines(found.rows.length));
  const read = readerOf(found, mapping);
  if (!read) return { ...unread, layout: layoutOf(found, undefined) };
  const all = found.rows.map(read);
  const good = all.flatMap((each) => (typeof each === 'string' ? [] : [each]));
  const lines = good.map(({ line }) => line);
  const missed = all.filter((each) => each === 'unreadable').length;
  if (lines.length === 0 && missed > 0)
    throw new AppError('unusable', nothingRead(found.layout !== undefined));
  const runs = runningBalance(good);
  const isBroken = found.isCut || all.includes('short');
  return {
    format: found.layout?.bank ?? 'csv',
    accounts: [...new Set(lines.map(({ account }) => account).filter(Boolean))],
    lines,
    notes: [...notesOf(all), ...(isBroken ? [cutOff] : []), ...(runs === false ? [wrongBalance] : [])],
    addsUp: isBroken || runs === false ? false : runs,
    ...(mapping && !found.layout ? { layout: layoutOf(found, mapping) } : {}),
  };
}

const unread = { format: 'csv', accounts: [], lines: [], notes: [], addsUp: null } as const;

const cutOff =
  'Het bestand lijkt af te breken: een lijn was niet volledig en telt niet mee. Vraag het opnieuw aan uw bank.';

const wrongBalance =
  'Het saldo in dit bestand volgt niet overal uit de verrichtingen: er kan iets ontbreken. Vergelijk met uw bank.';

function nothingRead(isKnown: boolean): string {
  return isKnown
    ? 'We konden geen enkele lijn van dit bestand lezen. Vraag uw bank het bestand opnieuw.'
    : 'Met deze kolommen konden we geen enkele lijn lezen. Kies een kolom met dagen en een kolom met bedragen.';
}

function notesOf(all: readonly Read[]): string[] {
  const count = (what: Read) => all.filter((each) => each === what).length;
  const [refused, unreadable] = [count('refused'), count('unreadable')];
  return [
    ...(refused ? [`${countLines(refused)} geweigerd door de bank: dat zijn geen betalingen.`] : []),
    ...(unreadable ? [`${countLines(unreadable)} zonder leesbare dag of bedrag sloegen we over.`] : []),
  ];
}

/** Columns by their place, however somebody named them. */
function placesOf(chosen: MappingInput, header: readonly string[]): BankMapping {
  const keys = header.map(columnKey);
  return Object.fromEntries(
    Object.entries(chosen).map(([field, column]) => {
      const place = typeof column === 'string' ? keys.indexOf(columnKey(column)) : column;
      const isThere = place === null || place === undefined || (place >= 0 && place < header.length);
      if (!isThere)
        throw new AppError('invalid', noColumn, [{ path: `mapping.${field}`, message: noColumn }]);
      return [field, place];
    }),
  );
}

const noColumn = 'Deze kolom staat niet in het bestand. Kies een kolom uit de lijst.';

function readerOf(found: Rows, mapping: BankMapping | undefined): ((row: string[]) => Read) | undefined {
  if (found.layout) return byLayout(found.layout, found.header);
  return mapping ? byMapping(mapping, found) : undefined;
}

function byLayout(layout: Layout, header: readonly string[]): (row: string[]) => Read {
  const [ownAccount, dayIn, party] = [once(accountOf), once(dayOf), partyReader()];
  const currencyIn = once((text) => textOf(text)?.toUpperCase());
  const { hasReference } = layout;
  const keys = header.map(columnKey);
  const at = (names: readonly string[]) =>
    names.map((name) => keys.indexOf(name)).filter((index) => index >= 0);
  const columns = {
    account: at(layout.account),
    day: at(layout.day),
    amount: at(layout.amount),
    currency: at(layout.currency),
    name: at(layout.name),
    iban: at(layout.iban),
    structured: at(layout.structured),
    message: at(layout.message),
    details: at(layout.details),
    reference: at(layout.reference),
  };
  const first = (row: readonly string[], indexes: readonly number[]) => {
    for (const index of indexes) if (row[index]?.trim()) return row[index];
    return undefined;
  };
  const refused = layout.refused === undefined ? -1 : keys.indexOf(layout.refused);
  const balance = layout.balance === undefined ? -1 : keys.indexOf(layout.balance);
  const needed = Math.max(columns.day[0] ?? 0, columns.amount[0] ?? 0);
  return (row) => {
    if (row.length <= needed) return 'short';
    if (refused >= 0 && isRefused(row[refused])) return 'refused';
    const [on, cents] = [dayIn(first(row, columns.day)), centsOf(first(row, columns.amount))];
    if (!on || cents === undefined) return 'unreadable';
    const told = joined([
      structuredField(first(row, columns.structured)),
      textOf(first(row, columns.message)),
    ]);
    const { iban, name } = party(first(row, columns.iban), first(row, columns.name));
    // A card tells where it was used in words only.
    const isInWords = name === null || told === null;
    const line: ReadLine = {
      account: ownAccount(first(row, columns.account)) ?? '',
      day: on,
      cents,
      currency: currencyIn(first(row, columns.currency)) ?? 'EUR',
      iban,
      name,
      message: isInWords ? joined([told, ...columns.details.map((index) => textOf(row[index]))]) : told,
      reference: hasReference ? referenceOf(row, columns.reference, hasReference) : null,
    };
    return { line, balance: balance < 0 ? undefined : centsOf(row[balance]) };
  };
}

function referenceOf(
  row: readonly string[],
  places: readonly number[],
  isOne: (parts: readonly string[]) => boolean,
): string | null {
  const own = places.map((index) => row[index]?.trim() ?? '');
  return own.length > 0 && isOne(own) ? own.join('/') : null;
}

/** One bank has the account and another the name where both say 'Tegenpartij'. */
function partyReader(): (
  account: string | undefined,
  name: string | undefined,
) => Pick<ReadLine, 'iban' | 'name'> {
  const accountIn = once(accountOf);
  return (account, name) => partyOf(account, name, accountIn);
}

function partyOf(
  account: string | undefined,
  name: string | undefined,
  accountIn: (text: string | undefined) => string | null,
): Pick<ReadLine, 'iban' | 'name'> {
  const isAccount = account !== undefined && /\d{6}/.test(account.replace(/[\s.-]/g, ''));
  return {
    iban: isAccount ? accountIn(account) : null,
    name: textOf(name) ?? (isAccount ? null : textOf(account)),
  };
}

function byMapping(mapping: BankMapping, { before }: Rows): (row: string[]) => Read {
  const party = partyReader();
  const cell = (row: readonly string[], index: number | null | undefined) =>
    typeof index === 'number' ? row[index] : undefined;
  const above = before.flat().find((text) => isIban(text));
  const needed = Math.max(mapping.day ?? 0, mapping.amount ?? mapping.credit ?? 0);
  return (row) => {
    if (row.length <= needed) return 'short';
    const day = dayOf(cell(row, mapping.day));
    const cents =
      centsOf(cell(row, mapping.amount)) ?? sidesOf(cell(row, mapping.credit), cell(row, mapping.debit));
    if (!day || cents === undefined) return 'unreadable';
    const line: ReadLine = {
      account: accountOf(cell(row, mapping.account) ?? above) ?? '',
      day,
      cents,
      currency: textOf(cell(row, mapping.currency))?.toUpperCase() ?? 'EUR',
      ...party(cell(row, mapping.iban), cell(row, mapping.name)),
      message: textOf(cell(row, mapping.message)),
      reference: textOf(cell(row, mapping.reference)),
    };
    return { line, balance: undefined };
  };
}

/** Money in and money out in a column each, both written without a sign. */
function sidesOf(credit: string | undefined, debit: string | undefined): number | undefined {
  const [into, out] = [centsOf(credit), centsOf(debit)];
  if (into === undefined && out === undefined) return undefined;
  return Math.abs(into ?? 0) - Math.abs(out ?? 0);
}

const mostColumns = 40;
const shownExamples = 3;
const shownText = 60;

function layoutOf(found: Rows, chosen: BankMapping | undefined): NonNullable<Statement['layout']> {
  const columns = found.header.slice(0, mostColumns).map((name, index): Column => {
    const cells = found.rows.slice(0, 50).flatMap((row) => textOf(row[index]) ?? []);
    return {
      name: name || `Kolom ${index + 1}`,
      examples: [...new Set(cells)].slice(0, shownExamples).map((text) => text.slice(0, shownText)),
    };
  });
  return {
    columns,
    guess: chosen ?? guessMapping(found.header),
    isChosen: chosen !== undefined,
    signature: `${ownAccountOf(found)}\n${found.header.map(columnKey).join(';')}`,
  };
}

/** The account that stands above the table, or in one column in every row. */
function ownAccountOf({ before, header, rows }: Rows): string {
  const above = before.flat().find((text) => isIban(text));
  if (above !== undefined) return accountOf(above) ?? '';
  for (const index of header.keys()) {
    const [own, ...others] = new Set(rows.map((row) => accountOf(row[index])));
    if (own && others.length === 0 && isIban(own)) return own;
  }
  return '';
}
