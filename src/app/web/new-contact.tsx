import { Suspense } from 'react';
import { ContactDialog } from '#/app/web/pages';
import type { NewContactSlot } from '#/features/contacts/web/shared/contact-field';

/** Who fills in a quote or an invoice makes a missing contact on the spot; the form stays while the dialog arrives. */
export const newContact: NewContactSlot = ({ open, onClose, onCreated }) => (
  <Suspense>{open && <ContactDialog onClose={onClose} onSaved={onCreated} />}</Suspense>
);
