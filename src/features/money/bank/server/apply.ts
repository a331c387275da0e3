import { type Day, isDay } from '#/core/day';
import { AppError } from '#/core/errors';
import { type Cents, centsFromDecimal, decimalFromCents, formatEuro } from '#/core/money';
import type { ChosenLine } from '#/features/money/bank/contract';
import { payeeOf } from '#/features/money/bank/rules/payee';
import type { Sealer } from '#/features/money/bank/server/seal';
import { type Became, listTaken, noteTaken } from '#/features/money/bank/server/store';
import { notePremiumPaid } from '#/features/premiums/shared/premium-files/server/awaited-premiums';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';
import type { TakesBookings } from '#/platform/server/ports/bookings';

type Written = { payments: number[]; invoices: number[]; premiumFiles: number[] };

/** All that was chosen, or nothing; what was taken before adds nothing. In a transaction. */
export async function applyLines(
  tx: Database,
  place: Actor,
  lines: readonly ChosenLine[],
  { sealer, bookings, today }: { sealer: Sealer; bookings: TakesBookings; today: Day },
): Promise<Written> {
  const opened = lines.map((chosen) => ({ chosen, key: sealer.open(place, chosen.line, chosen.seal) }));
  for (const { chosen } of opened) requireFitting(chosen);
  const taken = new Set(await listTaken(tx, place.projectId));
  const written: Written = { payments: [], invoices: [], premiumFiles: [] };
  const paid: number[] = [];
  for (const { chosen, key } of opened) {
    if (chosen.as === 'none' || taken.has(key)) continue;
    taken.add(key);
    const became = await write(tx, place, chosen, { bookings, today });
    await noteTaken(tx, place, key, became);
    for (const { paymentId, invoiceId, premiumFileId } of became) {
      if (paymentId) written.payments.push(paymentId);
      if (chosen.as === 'purchase' && invoiceId) written.invoices.push(invoiceId);
      if (chosen.as === 'payment' && invoiceId) paid.push(invoiceId);
      if (premiumFileId) written.premiumFiles.push(premiumFileId);
    }
  }
  await bookings.notePaidUnseen(tx, place, paid, today);
  return written;
}

async function write(
  tx: Database,
  place: Actor,
  chosen: ChosenLine,
  { bookings, today }: { bookings: TakesBookings; today: Day },
): Promise<Became[]> {
  const { line, as, parts = [], premiumFileId = 0, category, roomId = null } = chosen;
  const day = dayOf(line.day);
  const amount = decimalFromCents(Math.abs(centsFromDecimal(line.amount)) as Cents);
  switch (as) {
    case 'payment':
    case 'refund': {
      const became: Became[] = [];
      for (const { invoiceId, amount: part } of parts) {
        const moved = as === 'refund' ? `-${part}` : part;
        const booking = { invoiceId, amount: moved, date: day, iban: line.iban };
        became.push({ invoiceId, paymentId: await bookings.note(tx, place, booking, today) });
      }
      return became;
    }
    case 'premium':
      await notePremiumPaid(tx, place.projectId, premiumFileId, { day, amount });
      return [{ premiumFileId }];
    case 'purchase': {
      const bought = { payee: payeeOf(line), amount, day, category, roomId };
      const { id, paymentId } = await bookings.addReceipt(tx, place, bought, today);
      return [{ invoiceId: id, paymentId }];
    }
    case 'none':
      return [];
  }
}

function dayOf(text: string): Day {
  if (!isDay(text)) throw new AppError('invalid');
  return text;
}

/** Whether what somebody chose can be said of this booking at all. */
function requireFitting({ line, as, parts, premiumFileId }: ChosenLine): void {
  if (as === 'none') return;
  if (line.currency !== 'EUR')
    refuse(`Een lijn in ${line.currency} kunnen we niet koppelen: dat kan alleen in euro.`);
  const cents = centsFromDecimal(line.amount);
  const isOut = as === 'payment' || as === 'purchase';
  if (isOut && cents >= 0) refuse('Dit geld kwam binnen: dat is geen betaling of aankoop.');
  if (!isOut && cents <= 0) refuse('Dit geld ging weg: dat is geen terugbetaling of premie.');
  if (as === 'premium' && premiumFileId === undefined) refuse('Kies een premiedossier.');
  if (as !== 'payment' && as !== 'refund') return;
  if (!parts) refuse('Kies een factuur.');
  if (new Set(parts.map(({ invoiceId }) => invoiceId)).size < parts.length) {
    refuse('Een factuur kan maar één keer in een betaling staan.');
  }
  const sum = parts.reduce((total, { amount }) => total + centsFromDecimal(amount), 0);
  if (sum > Math.abs(cents)) {
    refuse(
      `Dit is meer dan het bedrag van de bank: ${formatEuro(sum as Cents)} van ${formatEuro(Math.abs(cents) as Cents)}.`,
    );
  }
}

function refuse(message: string): never {
  throw new AppError('invalid', message, [{ path: 'lines', message }]);
}
