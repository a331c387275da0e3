import { type Day, isDay } from '#/core/day';
import { decodeText } from '#/core/decode-text';
import { AppError } from '#/core/errors';
import {
  mostBankLines,
  type ReadLine,
  type Statement,
  tooManyLines,
} from '#/features/money/bank/rules/statement';
import { accountOf, joined, once, structuredField, textOf } from '#/features/money/bank/rules/values';

type Movement = {
  readonly line: { -readonly [Field in keyof ReadLine]: ReadLine[Field] };
  readonly cents: number;
  readonly sequence: string;
  readonly detail: string;
  readonly type: string;
  readonly isStructured: boolean;
};

/** One statement in the file: from its record 0 to its record 9. */
type Part = {
  account: string;
  currency: string;
  opening: number | undefined;
  closing: number | undefined;
  movements: Movement[];
  records: number;
  trailer: { records: number; debit: number; credit: number } | undefined;
};

/** CODA 2.x: records of 128 characters, each field at its place. Places are counted from 1, as the standard does. */
export function readCoda(bytes: Uint8Array): Statement {
  const rows = decodeText(bytes).split(/\r\n|\n|\r/);
  const parts: Part[] = [];
  const accountIn = once(accountOf);
  for (const row of rows) takeRecord(parts, row, accountIn);
  const all = parts.flatMap(({ movements }) => wholeOnes(movements));
  if (all.length > mostBankLines) throw new AppError('unusable', tooManyLines(all.length));
  const notes = parts.flatMap(faultsOf);
  return {
    format: 'CODA',
    accounts: [...new Set(parts.map(({ account }) => account).filter(Boolean))],
    lines: all.map(({ line }) => line),
    notes: [...new Set(notes)],
    addsUp: notes.length === 0,
  };
}

function takeRecord(parts: Part[], row: string, accountIn: (text: string) => string | null): void {
  const kind = row.slice(0, 2);
  if (row.startsWith('0')) {
    parts.push({
      ...{ account: '', currency: 'EUR', opening: undefined, closing: undefined },
      ...{ movements: [], records: 0, trailer: undefined },
    });
    return;
  }
  const part = parts.at(-1);
  if (!part || row.trim() === '') return;
  if (row.startsWith('9')) {
    const [records, debit, credit] = [at(row, 17, 22), at(row, 23, 37), at(row, 38, 52)];
    part.trailer = { records: Number(records), debit: millsToCents(debit), credit: millsToCents(credit) };
    return;
  }
  part.records += 1;
  const last = part.movements.at(-1);
  if (row.startsWith('1')) openAccount(part, row);
  else if (row.startsWith('8')) part.closing = signed(at(row, 42, 42), at(row, 43, 57));
  else if (kind === '21') part.movements.push(movementOf(part, row));
  else if (last) continueMovement(last, kind, row, accountIn);
}

function continueMovement(
  last: Movement,
  kind: string,
  row: string,
  accountIn: (text: string) => string | null,
): void {
  const { line } = last;
  if (kind === '22') line.message = more(last, at(row, 11, 63));
  else if (kind === '23') {
    line.iban = accountIn(at(row, 11, 44)) ?? line.iban;
    line.name = textOf(at(row, 48, 82)) ?? line.name;
    line.message = more(last, at(row, 83, 125));
  } else if (kind === '31' && at(row, 40, 40) === '0') line.message = more(last, at(row, 41, 113));
  else if (kind === '33') line.message = more(last, at(row, 11, 100));
}

/** What goes on in the next record. A structured one is whole. */
function more({ line: { message }, isStructured }: Movement, text: string): string | null {
  return isStructured ? message : joined([message, textOf(text)]);
}

function openAccount(part: Part, row: string): void {
  const isIban = ['2', '3'].includes(at(row, 2, 2));
  part.account = accountOf(isIban ? at(row, 6, 36) : at(row, 6, 17)) ?? '';
  part.currency = textOf(isIban ? at(row, 40, 42) : at(row, 19, 21)) ?? 'EUR';
  part.opening = signed(at(row, 43, 43), at(row, 44, 58));
}

function movementOf(part: Part, row: string): Movement {
  const isStructured = at(row, 62, 62) === '1';
  const text = at(row, 63, 115);
  const isPayment = isStructured && ['101', '102'].includes(text.slice(0, 3));
  const day = dayAt(at(row, 116, 121)) ?? dayAt(at(row, 48, 53));
  const cents = signed(at(row, 32, 32), at(row, 33, 47));
  if (!day || cents === undefined) throw new AppError('unusable', broken);
  const message = isPayment ? structuredField(text.slice(3, 15)) : textOf(text);
  const reference = textOf(at(row, 11, 31));
  const { account, currency } = part;
  return {
    line: { account, currency, day, cents, name: null, iban: null, message, reference },
    cents,
    isStructured: isPayment,
    sequence: at(row, 3, 6),
    detail: at(row, 7, 10),
    type: at(row, 54, 54),
  };
}

const broken =
  'Dit CODA-bestand is beschadigd: een verrichting heeft geen dag of bedrag. Vraag het opnieuw aan uw bank.';

/** A sum that somebody had the bank carry out in one go is told by its details, where these make it. */
function wholeOnes(movements: readonly Movement[]): Movement[] {
  const details = new Map<string, Movement[]>();
  for (const each of movements) {
    if (Number(each.detail) === 0) continue;
    const parts = details.get(each.sequence);
    if (parts) parts.push(each);
    else details.set(each.sequence, [each]);
  }
  return movements.flatMap((each) => {
    if (Number(each.detail) > 0) return [];
    const parts = details.get(each.sequence) ?? [];
    const isSplit = ['1', '2'].includes(each.type) && sum(parts) === each.cents;
    return parts.length > 0 && isSplit ? parts : [each];
  });
}

function sum(lines: readonly { cents: number }[]): number {
  return lines.reduce((total, { cents }) => total + cents, 0);
}

function faultsOf({ movements, opening, closing, records, trailer }: Part): string[] {
  const booked = movements.filter(({ detail }) => Number(detail) === 0);
  if (!trailer || closing === undefined || opening === undefined) return [cutOff];
  const [out, into] = [booked.filter(({ cents }) => cents < 0), booked.filter(({ cents }) => cents >= 0)];
  const isRight = trailer.records === records && trailer.debit === -sum(out) && trailer.credit === sum(into);
  return [...(opening + sum(booked) === closing ? [] : [wrongSum]), ...(isRight ? [] : [wrongCount])];
}

const cutOff =
  'Het bestand breekt af: het einde van een uittreksel ontbreekt. Vraag het opnieuw aan uw bank.';
const wrongSum =
  'Het beginsaldo en de verrichtingen maken samen niet het eindsaldo: er kan iets ontbreken. Vergelijk met uw bank.';
const wrongCount =
  'Het bestand telt zelf andere lijnen of bedragen dan erin staan: er kan iets ontbreken. Vergelijk met uw bank.';

function at(row: string, from: number, to: number): string {
  return row.slice(from - 1, to);
}

function signed(sign: string, mills: string): number | undefined {
  if (!/^\d{15}$/.test(mills)) return undefined;
  return sign === '1' ? 0 - millsToCents(mills) : millsToCents(mills);
}

/** Three decimals, of which the last is always 0 in euro. */
function millsToCents(mills: string): number {
  return Math.round(Number(mills) / 10);
}

function dayAt(ddmmyy: string): Day | undefined {
  const [, d, m, y] = /^(\d{2})(\d{2})(\d{2})$/.exec(ddmmyy) ?? [];
  const day = `20${y}-${m}-${d}`;
  return isDay(day) ? day : undefined;
}
