import type { ReactNode } from 'react';
import { FilterFrame } from '#/ui/filter-frame';
import { SearchField } from '#/ui/search-field';
import { Select, type SelectOption } from '#/ui/select';

export type Filter<Choice extends string> = { search: string; choice: Choice | '' };

type FilterBarProps<Choice extends string> = {
  filter: Filter<Choice>;
  onChange: (filter: Filter<Choice>) => void;
  searchLabel: string;
  choiceLabel: string;
  /** What the choice says when it leaves nothing out. */
  all: string;
  options: readonly SelectOption<Choice>[];
  /** Buttons that work on the list as a whole. */
  children?: ReactNode;
};

/** Above a list: search its text, and keep one kind of row. */
export function FilterBar<Choice extends string>(props: FilterBarProps<Choice>) {
  const { filter, onChange, searchLabel, choiceLabel, all, options, children } = props;
  return (
    <FilterFrame
      isInUse={filter.choice !== ''}
      className="mb-3 md:mb-4"
      search={
        <SearchField
          className="min-w-36 flex-1 md:grow-3 md:basis-48"
          label={searchLabel}
          value={filter.search}
          onChange={(search) => onChange({ ...filter, search })}
        />
      }
      choices={
        <Select
          aria-label={choiceLabel}
          className="min-w-0 flex-1 basis-40 md:max-w-52"
          emptyOption={all}
          value={filter.choice}
          onChange={(choice) => onChange({ ...filter, choice })}
          options={options}
        />
      }
    >
      {children}
    </FilterFrame>
  );
}
