import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import {
  type EstimatedItem,
  estimateInWords,
  estimatesInWords,
} from '#/features/papers/shared/rules/estimates-in-words';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';

type ItemTicksProps = {
  items: readonly EstimatedItem[];
  ticked: ReadonlySet<number>;
  /** Told, and left to choose. */
  taken: ReadonlySet<number>;
  onChange: (ticked: ReadonlySet<number>) => void;
};

/** The meetstaat to tick in, estimates with VAT: a category at once, or what is in it one by one. */
export function ItemTicks({ items, ticked, taken, onChange }: ItemTicksProps) {
  const set = (changed: readonly EstimatedItem[], isTicked: boolean) => {
    const next = new Set(ticked);
    for (const { id } of changed) {
      if (isTicked) next.add(id);
      else next.delete(id);
    }
    onChange(next);
  };
  // Those with something ticked come first, as long as nobody does anything: later they stay where they are.
  const [categories] = useState(() => {
    const hasTicks = (category: ItemCategory) =>
      items.some((item) => item.category === category && ticked.has(item.id));
    return itemCategories.toSorted((one, other) => Number(hasTicks(other)) - Number(hasTicks(one)));
  });
  return (
    <ul className="divide-y divide-line border-line border-y">
      {categories.map((category) => {
        const own = items.filter((item) => item.category === category);
        return (
          own.length > 0 && <CategoryTicks key={category} {...{ category, ticked, taken, set }} items={own} />
        );
      })}
    </ul>
  );
}

type CategoryTicksProps = Pick<ItemTicksProps, 'items' | 'ticked' | 'taken'> & {
  category: ItemCategory;
  set: (changed: readonly EstimatedItem[], isTicked: boolean) => void;
};

function CategoryTicks({ category, items, ticked, taken, set }: CategoryTicksProps) {
  const id = useId();
  const count = items.filter((item) => ticked.has(item.id)).length;
  const isPart = count > 0 && count < items.length;
  const [isOpen, setOpen] = useState(isPart);
  return (
    <li>
      <div className="flex items-center justify-between gap-2">
        <Checkbox
          checked={count === items.length}
          indeterminate={isPart}
          onChange={(event) => set(items, event.target.checked)}
          label={
            <>
              <span className="font-semibold">{category}</span>{' '}
              <span className="text-ink-soft text-sm tabular-nums">{estimatesInWords(items)}</span>
            </>
          }
        />
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-label={`${category}: ${count} van ${items.length} posten aangevinkt`}
          onClick={() => setOpen(!isOpen)}
          className="flex min-h-11 items-center gap-1.5 whitespace-nowrap rounded px-2 text-ink-soft text-sm hover:bg-sunken"
        >
          {count} van {items.length}
          <ChevronDown aria-hidden="true" className={cx('size-4', isOpen && 'rotate-180')} />
        </button>
      </div>
      <ul id={id} hidden={!isOpen} className="pb-2 pl-7">
        {isOpen &&
          items.map((item) => (
            <li key={item.id}>
              <Checkbox
                checked={ticked.has(item.id)}
                onChange={(event) => set([item], event.target.checked)}
                label={
                  <span className="wrap-anywhere line-clamp-3">
                    {item.description}{' '}
                    <span className="whitespace-nowrap text-ink-soft text-sm">{estimateInWords(item)}</span>
                  </span>
                }
                hint={
                  taken.has(item.id) ? 'Zit al in een lijn of in een andere offerte of factuur.' : undefined
                }
              />
            </li>
          ))}
      </ul>
    </li>
  );
}
