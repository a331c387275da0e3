import { AppError } from '#/core/errors';
import type { InvoiceFields, InvoiceKind } from '#/features/papers/shared/invoices/contract';
import { amountFault } from '#/features/papers/shared/invoices/rules/invoice';
import * as store from '#/features/papers/shared/invoices/server/store';
import { findQuoteStatus } from '#/features/papers/shared/quotes/server/store';
import { coversToKeep, linesToKeep } from '#/features/papers/shared/server/lines-to-keep';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import { requireRooms } from '#/features/work/shared/rooms/server/store';
import { requireSubsidyTypes } from '#/features/work/shared/server/subsidy-type-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** Only an accepted quote can be linked; a link that is there stays when its quote changes. */
async function requireLinkable(tx: Database, projectId: number, quoteId: number | null): Promise<void> {
  if (quoteId === null) return;
  const status = await findQuoteStatus(tx, projectId, quoteId);
  if (status === 'accepted') return;
  const message = status
    ? 'Alleen een geaccepteerde offerte kan gekoppeld worden.'
    : 'Deze offerte bestaat niet. Kies een andere offerte.';
  throw new AppError('invalid', message, [{ path: 'quoteId', message }]);
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}

/** A credit note gives back of an invoice of the same project, and belongs to the quote of that invoice. */
async function readCredited(
  tx: Database,
  projectId: number,
  { kind, creditsInvoiceId, own }: { kind: InvoiceKind; creditsInvoiceId: number | null; own?: number },
): Promise<{ creditsInvoiceId: number | null; quoteId: number | null }> {
  if (kind !== 'credit-note' || creditsInvoiceId === null) return { creditsInvoiceId: null, quoteId: null };
  const credited = await store.findCredited(tx, projectId, creditsInvoiceId);
  if (!credited || creditsInvoiceId === own) {
    refuse('creditsInvoiceId', 'Deze factuur bestaat niet. Kies een andere factuur.');
  }
  if (credited.kind !== 'invoice') refuse('creditsInvoiceId', 'Een creditnota verbetert een factuur.');
  return { creditsInvoiceId, quoteId: credited.quoteId };
}

/** What was bought in a shop is no invoice of a firm, and what a firm asks is no receipt. */
function requireSameSort(kind: InvoiceKind, before: InvoiceKind | undefined): void {
  if (before === undefined || (kind === 'receipt') === (before === 'receipt')) return;
  refuse('kind', 'Een bonnetje en een factuur zijn niet hetzelfde: voeg het andere apart toe.');
}

/** A premium asks for the invoice of a contractor, and a quote for what was agreed. */
function requireReceipt({ quoteId, subsidyEligible, subsidyTypeId }: Partial<InvoiceFields>): void {
  if (quoteId) refuse('quoteId', 'Een bonnetje hoort bij geen offerte.');
  if (subsidyEligible || subsidyTypeId) {
    refuse(
      'subsidyEligible',
      'Een bonnetje telt niet voor een premie: daarvoor is een factuur van een aannemer nodig.',
    );
  }
}

/** Of a new invoice everything, of a change what was sent; these two it has in any case. */
type Fields = Omit<Partial<InvoiceFields>, 'contactId' | 'payee'> & { contactId: number; amount: string };

type Checked<Sent> = {
  contact: { id: number; iban: string | null };
  values: Omit<Sent, 'status' | 'paidDate'> & Pick<store.InvoiceValues, 'kind' | 'quoteId' | 'status'>;
};

/** Checks everything that the fields point at, and says what to keep of them. */
export async function checkFields<Sent extends Fields>(
  tx: Database,
  place: Actor,
  { status, paidDate: _, ...fields }: Sent,
  before?: store.StoredInvoice,
): Promise<Checked<Sent>> {
  const { projectId } = place;
  const kind = fields.kind ?? before?.kind ?? 'invoice';
  requireSameSort(kind, before?.kind);
  if (kind === 'receipt') requireReceipt(fields);
  const fault = amountFault(kind, fields.amount);
  if (fault) refuse('amount', fault);
  const [contact] = await getUsableContacts(tx, place, [fields.contactId]);
  const known = before?.creditsInvoiceId ?? null;
  const sent = fields.creditsInvoiceId;
  // What is in the trash is not shown, and comes back with the invoice.
  const stays = sent === undefined && known !== null && kind === 'credit-note';
  const credited = stays
    ? { creditsInvoiceId: known, quoteId: null }
    : await readCredited(tx, projectId, { kind, creditsInvoiceId: sent ?? null, own: before?.id });
  const linked = fields.quoteId === undefined ? (before?.quoteId ?? null) : fields.quoteId;
  const quoteId = linked ?? credited.quoteId;
  if (quoteId !== (before?.quoteId ?? null) && quoteId !== credited.quoteId) {
    await requireLinkable(tx, projectId, quoteId);
  }
  await requireSubsidyTypes(tx, [fields.subsidyTypeId]);
  if (fields.roomId) await requireRooms(tx, projectId, [fields.roomId]);
  const lines = await linesToKeep(tx, projectId, fields.lines, before?.lines);
  const coversItemIds = await coversToKeep(tx, projectId, fields.coversItemIds, before?.coversItemIds);
  const chosen = status === 'paid' ? undefined : status;
  return {
    contact: contact ?? { id: fields.contactId, iban: null },
    values: {
      ...{ ...fields, kind, quoteId, lines, coversItemIds, status: chosen },
      creditsInvoiceId: credited.creditsInvoiceId,
    },
  };
}
