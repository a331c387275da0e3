// How much processor a file of 10,000 bookings takes, from its bytes to the answer: npx tsx bench/bank.ts
// Each bank in a process of its own, as a thread that was idle has to begin again too.
import { execFileSync } from 'node:child_process';
import { addDays, day } from '#/core/day';
import { type Cents, decimalFromCents } from '#/core/money';
import { identitiesOf } from '#/features/money/bank/rules/keys';
import type { KnownInvoice } from '#/features/money/bank/rules/known';
import { matchLines } from '#/features/money/bank/rules/match';
import { readBankFile } from '#/features/money/bank/server/reading/read-file';
import { sealerOf } from '#/features/money/bank/server/seal';
import {
  type Booking,
  belfiusFile,
  bnpFile,
  camtFile,
  codaFile,
  kbcFile,
  structuredOf,
} from '../tests/support/bank-files';

const many = 10_000;
const most = 500;
const makers = { KBC: kbcFile, Belfius: belfiusFile, BNP: bnpFile, CAMT: camtFile, CODA: codaFile };
const firms = 30;
/** Each a word of its own. */
const nameOf = (firm: number) =>
  `Dakwerken ${String.fromCharCode(97 + (firm % 26)).repeat(4 + Math.floor(firm / 26))}`;
const accountOf = (firm: number) => `BE${String(10 + firm)}9991${String(firm).padStart(8, '0')}`;

/** A fifth comes in, and one in ten is to or from a firm of the project. */
const bookings = Array.from({ length: many }, (_, index): Booking => {
  const isFirm = index % 10 === 3;
  return {
    ...{ day: addDays(day('2025-01-01'), index % 365), cents: (index % 5 ? -1 : 1) * (100 + index) },
    name: isFirm ? nameOf(index % firms) : `Winkel ${index % 300}`,
    iban: isFirm ? accountOf(index % firms) : 'BE64 9991 2345 0152',
    message: `Aankoop ${index} in de winkel, kaart 1234`,
  };
});
const invoices = Array.from(
  { length: 300 },
  (_, index): KnownInvoice => ({
    ...{ id: index, kind: 'invoice', number: `F2026-${index}`, structured: structuredOf(index) },
    ...{
      contactId: index % firms,
      contactName: nameOf(index % firms),
      accounts: [accountOf(index % firms)],
    },
    ...{ date: day('2025-01-01'), amount: 50_000, paid: 0, open: 50_000, overpaid: 0, payments: [] },
  }),
);

function measure(name: keyof typeof makers): void {
  const file = makers[name](bookings);
  const sealer = sealerOf('a secret of this installation, as long as they are');
  const place = { userId: 1, projectId: 1 };
  const began = process.cpuUsage();
  const { lines } = readBankFile(file, undefined);
  const keys = identitiesOf(lines).map((identity) => sealer.keyOf(1, identity));
  const premiums = [{ id: 1, name: 'Dak', reference: 'P-2026-1', amount: 90_000 }];
  const proposals = matchLines(lines, { invoices, premiums });
  const answer = JSON.stringify(
    lines.map(({ day: on, cents, currency, name: who, iban, message, reference }, index) => {
      const amount = decimalFromCents(cents as Cents);
      const line = { day: on, amount, currency, name: who, iban, message, reference };
      return { line, seal: sealer.seal(place, line, keys[index] ?? ''), proposal: proposals[index] };
    }),
  );
  const { user, system } = process.cpuUsage(began);
  const spent = (user + system) / 1_000;
  const found = proposals.filter(({ as }) => as !== 'none').length;
  console.log(
    `${name}: ${spent.toFixed(0)} ms of processor for ${lines.length} bookings of ${(file.length / 1e6).toFixed(1)} MB (at most ${most}); ${found} with a proposal, ${(answer.length / 1e6).toFixed(1)} MB answered`,
  );
}

const [, script = '', only] = process.argv;
if (only) measure(only as keyof typeof makers);
else
  for (const name of Object.keys(makers))
    execFileSync(process.execPath, [...process.execArgv, script, name], { stdio: 'inherit' });
