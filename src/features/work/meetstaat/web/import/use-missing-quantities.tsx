import { type ReactNode, useState } from 'react';
import type { ImportItem } from '#/features/work/meetstaat/import-contract';
import { RadioGroup } from '#/ui/radio-group';

/** An item that can be kept: it has a quantity. */
export type ReadyItem = ImportItem & { quantity: string };

type Answer = 'nought' | 'leave-out';

const answers: readonly { value: Answer; label: string }[] = [
  { value: 'nought', label: 'Op 0 zetten, ik vul ze later in' },
  { value: 'leave-out', label: 'Weglaten' },
];

function hasQuantity(item: ImportItem): item is ReadyItem {
  return item.quantity !== null;
}

/** What becomes of items that have no quantity in the file yet: whoever imports says so. */
export function useMissingQuantities(items: readonly ImportItem[]): {
  field: ReactNode;
  ready: readonly ReadyItem[];
} {
  const [answer, setAnswer] = useState<Answer>('nought');
  const missing = items.filter((item) => !hasQuantity(item)).length;
  if (missing === 0) return { field: null, ready: items.filter(hasQuantity) };
  const label =
    missing === 1
      ? 'Bij 1 post staat nog geen hoeveelheid in het bestand. Wat doen we ermee?'
      : `Bij ${missing.toLocaleString('nl-NL')} posten staat nog geen hoeveelheid in het bestand. Wat doen we ermee?`;
  return {
    field: <RadioGroup label={label} look="pills" value={answer} onChange={setAnswer} options={answers} />,
    ready:
      answer === 'leave-out'
        ? items.filter(hasQuantity)
        : items.map((item) => ({ ...item, quantity: item.quantity ?? '0' })),
  };
}
