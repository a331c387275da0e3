import type { ContactType } from '#/features/work/shared/contacts/contract';
import { contactTypeLabels } from '#/features/work/shared/contacts/rules/types';
import { Badge, type BadgeTone } from '#/ui/badge';

const tones: Record<ContactType, BadgeTone> = {
  contractor: 'brick',
  supplier: 'ochre',
  architect: 'sky',
  other: 'neutral',
};

export const typeOptions = Object.entries(contactTypeLabels).map(([value, label]) => ({
  value: value as ContactType,
  label,
}));

export function ContactTypeBadge({ type }: { type: ContactType }) {
  return <Badge tone={tones[type]}>{contactTypeLabels[type]}</Badge>;
}
