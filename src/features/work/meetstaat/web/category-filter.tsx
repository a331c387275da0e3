import { useMemo } from 'react';
import type { ItemCategory } from '#/features/work/shared/meetstaat/contract';
import { countByCategory } from '#/features/work/shared/meetstaat/rules/totals';
import { SelectField } from '#/ui/select';

type CategoryFilterProps = {
  items: readonly { category: ItemCategory }[];
  value: ItemCategory | '';
  onChange: (category: ItemCategory | '') => void;
  className?: string;
};

/** Only the categories that occur: choosing another would show nothing. */
export function CategoryFilter({ items, value, onChange, className }: CategoryFilterProps) {
  const options = useMemo(
    () =>
      countByCategory(items).map(({ category, count }) => ({
        value: category,
        label: `${category} (${count})`,
      })),
    [items],
  );
  return (
    <SelectField<ItemCategory | ''>
      label="Categorie"
      hideLabel
      value={value}
      onChange={onChange}
      emptyOption="Alle categorieën"
      options={options}
      {...(className === undefined ? {} : { className })}
    />
  );
}
