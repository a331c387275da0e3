import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { all, at, attribute, textAt, type XmlNode } from '#/core/xml-node';
import {
  countLines,
  mostBankLines,
  type ReadLine,
  type Statement,
  tooManyLines,
} from '#/features/money/bank/rules/statement';
import {
  accountOf,
  dayOf,
  joined,
  once as onceEach,
  structuredField,
  textOf,
} from '#/features/money/bank/rules/values';
import { parseXml } from '#/platform/server/reading/parse-xml';

const kinds = [
  ['BkToCstmrStmt', 'Stmt'],
  ['BkToCstmrAcctRpt', 'Rpt'],
  ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'],
] as const;

const halfFile = 'Dit bestand is niet volledig: het einde ontbreekt. Vraag het opnieuw aan uw bank.';
const unreadableEntry =
  'Dit bestand is beschadigd: een verrichting heeft geen dag of bedrag. Vraag het opnieuw aan uw bank.';

/** CAMT.052, .053 and .054 of every version: what is read of them is called the same in all. */
export function readCamt(bytes: Uint8Array): Statement {
  const tail = new TextDecoder('latin1').decode(bytes.subarray(-400));
  if (!/<\/(?:[\w.-]{1,20}:)?Document\s{0,20}>/.test(tail)) throw new AppError('unusable', halfFile);
  const document = at(parseXml(bytes), 'Document');
  const statements = kinds.flatMap(([message, part]) =>
    all(document, message).flatMap((each) => all(each, part)),
  );
  if (statements.length === 0) throw new AppError('unusable', halfFile);
  const once = { accountOf: onceEach(accountOf), dayOf: onceEach(dayOf) };
  const read = statements.map((each) => readStatement(each, once));
  const lines = read.flatMap((each) => each.lines);
  if (lines.length > mostBankLines) throw new AppError('unusable', tooManyLines(lines.length));
  const checks = read.flatMap(({ addsUp }) => addsUp ?? []);
  const pending = read.reduce((total, each) => total + each.pending, 0);
  return {
    format: 'CAMT',
    accounts: [...new Set(read.map(({ account }) => account).filter(Boolean))],
    lines,
    notes: [
      ...(checks.includes(false) ? [wrongSum] : []),
      ...(pending > 0 ? [`${countLines(pending)} nog niet geboekt: die tellen we niet mee.`] : []),
    ],
    addsUp: checks.length === 0 ? null : !checks.includes(false),
  };
}

const wrongSum =
  'Het beginsaldo en de verrichtingen maken samen niet het eindsaldo, of de bank telt er een ander aantal: er kan iets ontbreken. Vergelijk met uw bank.';

type Part = { account: string; lines: ReadLine[]; addsUp: boolean | null; pending: number };
type Booked = { cents: number; currency: string };

/** Worked out once for a file: it says the same account and the same day a thousand times. */
type Once = { accountOf: (text: string | undefined) => string | null; dayOf: typeof dayOf };

function readStatement(statement: XmlNode, once: Once): Part {
  const account = once.accountOf(numberOf(at(statement, 'Acct'))) ?? '';
  const balances = all(statement, 'Bal').map(balanceOf);
  const fallback = once.dayOf(balances.at(-1)?.day) ?? once.dayOf(textAt(statement, 'CreDtTm'));
  const entries = all(statement, 'Ntry');
  const booked = entries.filter(isBooked);
  const lines = booked.flatMap((entry) => linesOf(entry, { account, fallback, once }));
  const sums = booked.map((entry) => amountOf(entry));
  return {
    account,
    lines,
    addsUp: addsUp(statement, balances, sums, entries),
    pending: entries.length - booked.length,
  };
}

type Balance = { code: string | undefined; cents: number; currency: string; day: string | undefined };

function balanceOf(balance: XmlNode): Balance {
  return {
    code: textAt(balance, 'Tp', 'CdOrPrtry', 'Cd'),
    ...amountOf(balance),
    day: textAt(balance, 'Dt', 'Dt') ?? textAt(balance, 'Dt', 'DtTm'),
  };
}

/** Opening, bookings and closing, in one currency; and the bank's own counts and sums. */
function addsUp(
  statement: XmlNode,
  balances: readonly Balance[],
  booked: readonly Booked[],
  entries: readonly XmlNode[],
): boolean | null {
  if (!isCounted(statement, entries)) return false;
  const opening = balances.find(({ code }) => code === 'OPBD' || code === 'PRCD');
  const closing = balances.findLast(({ code }) => code === 'CLBD');
  if (!opening || !closing || opening.currency !== closing.currency) return null;
  if (booked.some(({ currency }) => currency !== opening.currency)) return null;
  const sum = booked.reduce((total, { cents }) => total + cents, opening.cents);
  return sum === closing.cents;
}

/** By what the bank says of its own bookings, in all and to each side; what it doesn't say is not held against it. */
function isCounted(statement: XmlNode, entries: readonly XmlNode[]): boolean {
  const summary = at(statement, 'TxsSummry');
  const isOn = (side: string) => (entry: XmlNode) => textAt(entry, 'CdtDbtInd') === side;
  return [
    [at(summary, 'TtlNtries'), entries] as const,
    [at(summary, 'TtlCdtNtries'), entries.filter(isOn('CRDT'))] as const,
    [at(summary, 'TtlDbtNtries'), entries.filter(isOn('DBIT'))] as const,
  ].every(([told, some]) => {
    const [count, sum] = [textAt(told, 'NbOfNtries'), textAt(told, 'Sum')];
    if (count !== undefined && Number(count) !== some.length) return false;
    const sumOf = (those: readonly XmlNode[]) =>
      those.reduce((total, entry) => total + Math.abs(amountOf(entry).cents), 0);
    // Some leave out of it what is not booked yet.
    const sums = [sumOf(some), sumOf(some.filter(isBooked))];
    return sum === undefined || sums.includes(Math.round(Number(sum) * 100));
  });
}

/** What is announced or only told is no booking. */
function isBooked(entry: XmlNode): boolean {
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  return status === 'BOOK';
}

function amountOf(node: XmlNode, fallback?: XmlNode): Booked {
  const text = textAt(node, 'Amt') ?? '';
  const found = /^(-?)(\d{1,12})(?:\.(\d{1,5}))?$/.exec(text);
  if (!found) throw new AppError('unusable', unreadableEntry);
  const [, minus, whole = '', behind = ''] = found;
  const cents = Number(whole) * 100 + Math.round(Number(behind.padEnd(5, '0')) / 1000);
  const side = textAt(node, 'CdtDbtInd') ?? textAt(fallback, 'CdtDbtInd');
  const isOut = (side === 'DBIT') !== (minus === '-');
  return { cents: isOut ? 0 - cents : cents, currency: attribute(node, 'Amt', 'Ccy') ?? 'EUR' };
}

type Around = { account: string; fallback: Day | undefined; once: Once };

function linesOf(entry: XmlNode, { account, fallback, once }: Around): ReadLine[] {
  const whole = amountOf(entry);
  const day = once.dayOf(dateOf(entry, 'BookgDt') ?? dateOf(entry, 'ValDt')) ?? fallback;
  if (!day) throw new AppError('unusable', unreadableEntry);
  const isReversal = textAt(entry, 'RvslInd') === 'true';
  const reference = textAt(entry, 'AcctSvcrRef') ?? textAt(entry, 'NtryRef');
  const details = all(entry, 'NtryDtls').flatMap((each) => all(each, 'TxDtls'));
  const split = splitOf(details, entry, whole);
  const parts = split ?? [{ cents: whole.cents, currency: whole.currency, details: details[0] }];
  return parts.map(({ cents, currency, details: told }) => {
    const { name, iban } = partyOf(told, cents < 0 !== isReversal, { account, once });
    const message = messageOf(told, entry);
    const own = textOf((split && textAt(told, 'Refs', 'AcctSvcrRef')) ?? reference);
    const line: ReadLine = { account, day, cents, currency, name, iban, message, reference: own };
    return isReversal ? { ...line, isReversal } : line;
  });
}

type PartOfEntry = Booked & { details: XmlNode | undefined };

/** Several in one booking, where their amounts make it. */
function splitOf(details: readonly XmlNode[], entry: XmlNode, whole: Booked): PartOfEntry[] | undefined {
  if (details.length < 2) return undefined;
  const parts: PartOfEntry[] = [];
  for (const each of details) {
    const own = textAt(each, 'Amt') === undefined ? at(each, 'AmtDtls', 'TxAmt') : each;
    if (!own || textAt(own, 'Amt') === undefined) return undefined;
    parts.push({ ...amountOf(own, each.CdtDbtInd === undefined ? entry : each), details: each });
  }
  const sum = parts.reduce((total, { cents }) => total + cents, 0);
  return sum === whole.cents ? parts : undefined;
}

function dateOf(entry: XmlNode, name: string): string | undefined {
  return textAt(entry, name, 'Dt') ?? textAt(entry, name, 'DtTm');
}

function numberOf(account: XmlNode | undefined): string | undefined {
  return textAt(account, 'Id', 'IBAN') ?? textAt(account, 'Id', 'Othr', 'Id');
}

/** Who it went to or came from; a bank that tells only one side tells the other one. */
function partyOf(
  details: XmlNode | undefined,
  isOut: boolean,
  { account: own, once }: Omit<Around, 'fallback'>,
): Pick<ReadLine, 'name' | 'iban'> {
  const parties = at(details, 'RltdPties');
  const sides = isOut ? (['Cdtr', 'Dbtr'] as const) : (['Dbtr', 'Cdtr'] as const);
  for (const side of sides) {
    const name = textOf(textAt(parties, side, 'Nm') ?? textAt(parties, side, 'Pty', 'Nm'));
    const iban = once.accountOf(numberOf(at(parties, `${side}Acct`)));
    if ((name !== null || iban !== null) && (iban === null || iban !== own)) return { name, iban };
  }
  const [ultimate] = sides.flatMap((side) => textOf(textAt(parties, `Ultmt${side}`, 'Nm')) ?? []);
  return { name: ultimate ?? null, iban: null };
}

function messageOf(details: XmlNode | undefined, entry: XmlNode): string | null {
  const remittance = at(details, 'RmtInf');
  const structured = all(remittance, 'Strd').map((each) =>
    structuredField(textAt(each, 'CdtrRefInf', 'Ref')),
  );
  const free = all(remittance, 'Ustrd').map((each) => textOf(textAt(each)));
  return (
    joined([...structured, ...free]) ??
    textOf(textAt(details, 'AddtlTxInf')) ??
    textOf(textAt(entry, 'AddtlNtryInf'))
  );
}
