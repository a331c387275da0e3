import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';

const strangers = join(import.meta.dirname, '../../../../../../../shared/samples/real');

/** What was written of each by who read it. */
type Truth = { format: string; amounts?: number[]; rows?: number; opening?: number; closing?: number };

function listStrangers(format: RegExp): [string, Truth][] {
  if (!existsSync(strangers)) return [];
  const all = JSON.parse(readFileSync(join(strangers, 'banks.json'), 'utf8')) as Record<string, Truth>;
  return Object.entries(all).filter(([name, truth]) => format.test(truth.format) && !name.endsWith('.json'));
}

const bytesOf = (name: string) => readFileSync(join(strangers, 'banks', name));
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, each) => sum + each, 0);

describe.runIf(existsSync(strangers))('files of strangers, which are not kept here', () => {
  it.each(listStrangers(/coda/))('%s is read whole', (name, { opening = 0, closing = 0 }) => {
    const records = bytesOf(name).toString('latin1').split('\n');
    const { lines, addsUp } = readBankFile(bytesOf(name), undefined);
    const booked = records
      .filter((record) => record.startsWith('21'))
      .map((record) => ({
        isWhole: record.slice(6, 10) === '0000',
        day: record.slice(115, 121).replace(/(..)(..)(..)/, '20$3-$2-$1'),
        cents: (record[31] === '1' ? -1 : 1) * (Number(record.slice(32, 47)) / 10),
      }));
    const [whole, parts] = [booked.filter(({ isWhole }) => isWhole), booked.filter((one) => !one.isWhole)];
    // Many transfers that were carried out as one are told one by one.
    const told = lines.length === whole.length ? whole : parts;
    expect(lines.map(({ day, cents }) => ({ day, cents }))).toEqual(
      told.map(({ day, cents }) => ({ day, cents })),
    );
    expect(sumOf(lines.map(({ cents }) => cents))).toBe(sumOf(whole.map(({ cents }) => cents)));
    expect(addsUp).toBe(Math.round((closing - opening) * 100) === sumOf(whole.map(({ cents }) => cents)));
    const names = records.filter((record) => record.startsWith('23')).map((record) => record.slice(47, 82));
    for (const each of names.flatMap((text) => text.trim() || []))
      expect(lines.map(({ name: of }) => of)).toContain(each);
  });

  it.each(listStrangers(/camt/))('%s is read whole', (name, { amounts }) => {
    const text = bytesOf(name).toString();
    const { lines } = readBankFile(bytesOf(name), undefined);
    expect(lines.map(({ cents }) => cents / 100)).toEqual(amounts);
    const days = [...text.matchAll(/<BookgDt>\s*<Dt>([\d-]+)/g)].map(([, day]) => day);
    const ofFile = /\d{4}-\d\d-\d\d/.exec(name)?.[0];
    expect(lines.map(({ day }) => day)).toEqual(days.length > 0 ? days : lines.map(() => ofFile));
    const others = lines.filter(({ name: of, iban }) => of !== null || iban !== null);
    expect(others).toHaveLength(text.includes('<RltdPties>') ? lines.length : 0);
  });

  it.each(listStrangers(/csv/))('%s is read whole', (name, { rows }) => {
    const { lines } = readBankFile(bytesOf(name), undefined);
    const [header = '', ...cells] = bytesOf(name).toString().trim().split('\n');
    const at = header.split(';').indexOf('Bedrag');
    const amounts = cells.map((row) => row.split(';')[at]?.replace('.', '').replace(',', '.'));
    expect(lines).toHaveLength(rows ?? 0);
    expect(lines.map(({ cents }) => cents / 100)).toEqual(amounts.map(Number));
  });

  it.each(listStrangers(/mt940/))('%s is told to be asked as CSV or CAMT', (name) => {
    expect(() => readBankFile(bytesOf(name), undefined)).toThrow(/CSV of als CAMT/);
  });
});
