// How much processor a file of 10,000 bookings takes, read and matched: npx tsx bench/bank.ts
import { addDays, day } from '#/core/day';
import { identitiesOf } from '#/features/money/bank/rules/keys';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { matchLines } from '#/features/money/bank/rules/match';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';
import {
  type Booking,
  belfiusFile,
  bnpFile,
  camtFile,
  kbcFile,
  structuredOf,
} from '../tests/support/bank-files';

const many = 10_000;
const most = 500;

const bookings = Array.from(
  { length: many },
  (_, index): Booking => ({
    ...{ day: addDays(day('2025-01-01'), index % 365), cents: -100 - index, name: `Winkel ${index % 300}` },
    ...{ iban: 'BE64 9991 2345 0152', message: `Aankoop ${index} in de winkel, kaart 1234` },
  }),
);
const invoices = Array.from(
  { length: 300 },
  (_, index): KnownInvoice => ({
    ...{
      id: index,
      kind: 'invoice',
      number: `F2026-${index}`,
      structured: structuredOf(index),
      contactId: index,
    },
    ...{
      contactName: `Aannemer ${index}`,
      accounts: [`BE${index}`],
      date: day('2025-01-01'),
      amount: 50_000,
    },
    ...{ paid: 0, open: 50_000, overpaid: 0, payments: [] },
  }),
);

for (const [name, file] of [
  ['KBC', kbcFile(bookings)],
  ['Belfius', belfiusFile(bookings)],
  ['BNP', bnpFile(bookings)],
  ['CAMT', camtFile(bookings)],
] as const) {
  const began = process.cpuUsage();
  const { lines } = readBankFile(file, undefined);
  identitiesOf(lines);
  matchLines(
    lines.map((line) => ({ ...line, isTaken: false })),
    { invoices, premiums: [] },
  );
  const { user, system } = process.cpuUsage(began);
  const spent = (user + system) / 1_000;
  console.log(`${name}: ${spent.toFixed(0)} ms of processor for ${lines.length} bookings (at most ${most})`);
}
