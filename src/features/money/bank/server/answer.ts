import { contactName } from '#/core/contact-name';
import type { Day } from '#/core/day';
import { formatIban, plainIban, sameIban } from '#/core/iban';
import { type Cents, decimalFromCents, totalFromDecimal } from '#/core/money';
import type { BankFile, BankFileLine, BankLine } from '#/features/money/bank/contract';
import { identitiesOf } from '#/features/money/bank/rules/keys';
import type { Known, KnownInvoice, Proposal } from '#/features/money/bank/rules/known';
import { matchLines } from '#/features/money/bank/rules/match';
import { mayBePartial } from '#/features/money/bank/rules/partial-days';
import type { ReadLine, Statement } from '#/features/money/bank/rules/statement';
import type { Sealer } from '#/features/money/bank/server/seal';
import { listTaken } from '#/features/money/bank/server/store';
import { readCommunication } from '#/features/papers/shared/rules/structured-communication';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import { listAwaitedPremiums } from '#/features/premiums/shared/premium-files/server/awaited-premiums';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';
import type { Payable, TakesBookings } from '#/platform/server/ports/bookings';

/** What somebody is told of a file: each booking with what it may be. Nothing of it is written anywhere. */
export async function answerOf(
  db: Database,
  place: Actor,
  statement: Statement,
  { sealer, bookings, today }: { sealer: Sealer; bookings: TakesBookings; today: Day },
): Promise<BankFile> {
  const { lines, layout, format, addsUp } = statement;
  const { projectId } = place;
  const taken = await listTaken(db, projectId);
  const keys = identitiesOf(lines).map((identity) => sealer.keyOf(projectId, identity));
  const known = await readKnown(db, bookings, projectId);
  const before = new Set(lines.filter((_, index) => taken.has(keys[index] ?? '')));
  const proposals = matchLines(lines, known.known, before);
  const days = lines.map(({ day }) => day).sort();
  const told = lines.map((line, index) => {
    const shown = lineOf(line);
    const proposal = proposals[index];
    const seal = sealer.seal(place, shown, keys[index] ?? '');
    return { line: shown, seal, proposal: proposalOf(proposal) };
  });
  return {
    ...{ format, accounts: [...statement.accounts], addsUp },
    ...{ from: days[0] ?? null, until: days.at(-1) ?? null, count: lines.length },
    notes: [
      ...statement.notes,
      ...othersAccount(statement.accounts, known.firms),
      ...mayBePartial(days, today),
    ],
    lines: told,
    ...(layout && !layout.isChosen
      ? {
          columns: layout.columns.map((each) => ({ ...each, examples: [...each.examples] })),
          mapping: layout.guess,
        }
      : {}),
  };
}

function lineOf({ day, cents, currency, name, iban, message, reference }: ReadLine): BankLine {
  return { day, amount: decimalFromCents(cents as Cents), currency, name, iban, message, reference };
}

function proposalOf(proposal: Proposal | undefined): BankFileLine['proposal'] {
  const { as = 'none', isSure = false, because = '', parts, premiumFileId } = proposal ?? {};
  const told: BankFileLine['proposal'] = { as, isSure, because };
  if (parts) {
    told.parts = parts.map(({ invoiceId, cents }) => ({
      invoiceId,
      amount: decimalFromCents(cents as Cents),
    }));
  }
  if (premiumFileId !== undefined) told.premiumFileId = premiumFileId;
  return told;
}

type Firm = { name: string; iban: string };

async function readKnown(
  db: Database,
  bookings: TakesBookings,
  projectId: number,
): Promise<{ known: Known; firms: Firm[] }> {
  const payable = await bookings.listPayable(db, projectId);
  const awaited = await listAwaitedPremiums(db, projectId);
  return {
    known: {
      invoices: payable.map(knownOf),
      premiums: awaited.map(({ id, work, reference, grantedAmount }) => ({
        ...{ id, name: workNames[work], reference },
        amount: grantedAmount === null ? null : inCents(grantedAmount),
      })),
    },
    firms: payable.flatMap(({ contact }) =>
      contact.iban === null ? [] : [{ name: contactName(contact), iban: contact.iban }],
    ),
  };
}

function knownOf(row: Payable): KnownInvoice {
  const communication = readCommunication(row.paymentReference);
  return {
    ...{ id: row.id, kind: row.kind, number: row.number, contactId: row.contactId, date: row.date },
    structured: communication.kind === 'structured' ? communication.digits : null,
    contactName: contactName(row.contact),
    accounts: [row.iban, row.contact.iban].flatMap((iban) => (iban === null ? [] : [plainIban(iban)])),
    amount: inCents(row.amount),
    paid: inCents(row.paid ?? '0.00'),
    open: inCents(row.open),
    overpaid: inCents(row.overpaid),
    payments: row.payments.map(({ date, amount }) => ({ date, amount: inCents(amount) })),
  };
}

function inCents(decimal: string): number {
  return Number(totalFromDecimal(decimal));
}

/** A file that a firm handed over is not of the one who reads it. */
function othersAccount(accounts: readonly string[], firms: readonly Firm[]): string[] {
  return accounts.flatMap((account) => {
    const firm = firms.find(({ iban }) => sameIban(iban, account));
    return firm
      ? [
          `${formatIban(account)} is de rekening van ${firm.name}, niet die van u. Kies een bestand van uw eigen rekening.`,
        ]
      : [];
  });
}
