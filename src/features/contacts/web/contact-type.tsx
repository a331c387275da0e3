import type { ContactType } from '#/features/contacts/contract';
import { Badge, type BadgeTone } from '#/ui/badge';

const types: Record<ContactType, { label: string; tone: BadgeTone }> = {
  contractor: { label: 'Aannemer', tone: 'brick' },
  supplier: { label: 'Leverancier', tone: 'ochre' },
  architect: { label: 'Architect', tone: 'sky' },
  other: { label: 'Andere', tone: 'neutral' },
};

export const typeOptions = Object.entries(types).map(([value, { label }]) => ({
  value: value as ContactType,
  label,
}));

export function contactTypeLabel(type: ContactType): string {
  return types[type].label;
}

export function ContactTypeBadge({ type }: { type: ContactType }) {
  const { label, tone } = types[type];
  return <Badge tone={tone}>{label}</Badge>;
}
