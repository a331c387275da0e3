import { AppError } from '#/core/errors';
import { requiredFields } from '#/features/papers/shared/contract';
import type { InvoiceFields } from '#/features/papers/shared/invoices/contract';
import { findOrMakeSupplier } from '#/features/work/shared/contacts/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** Whose paper it is: who was chosen, or of a receipt who goes by the name of the shop. In a transaction. */
export async function contactOf(
  tx: Database,
  place: Actor,
  { payee, contactId }: Pick<Partial<InvoiceFields>, 'payee' | 'contactId'>,
): Promise<number> {
  if (payee) return findOrMakeSupplier(tx, place, payee);
  if (contactId) return contactId;
  throw new AppError('invalid', requiredFields, [{ path: 'contactId', message: requiredFields }]);
}
