import { ContactDialog } from '#/app/web/pages';
import type { NewContactSlot } from '#/platform/web/contact-field';

/** Who fills in a quote or an invoice makes a missing contact on the spot. */
export const newContact: NewContactSlot = ({ open, onClose, onCreated }) =>
  open && <ContactDialog onClose={onClose} onSaved={onCreated} />;
