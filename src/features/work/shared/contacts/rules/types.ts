import { fold } from '#/core/search-text';
import type { ContactType } from '#/features/work/shared/contacts/contract';

export const contactTypeLabels: Record<ContactType, string> = {
  contractor: 'Aannemer',
  supplier: 'Leverancier',
  architect: 'Architect',
  other: 'Andere',
};

/** As another program or a person calls it: 'leverancier', 'Supplier'. */
export function findContactType(word: string): ContactType | undefined {
  const wanted = fold(word.trim());
  const types = Object.entries(contactTypeLabels) as [ContactType, string][];
  return types.find(([type, label]) => type === wanted || fold(label) === wanted)?.[0];
}
