import { Search, X } from 'lucide-react';
import { type ComponentProps, useRef } from 'react';
import { cx } from '#/ui/class-names';
import { inputClasses } from '#/ui/control-classes';

export type SearchFieldProps = Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'type' | 'ref'> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
};

export function SearchField({ label, value, onChange, className, placeholder, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const clear = () => {
    onChange('');
    input.current?.focus();
  };
  return (
    <div className={cx('min-w-0', className)}>
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-[1.125rem] text-ink-soft"
        />
        <input
          {...rest}
          ref={input}
          type="search"
          aria-label={label}
          placeholder={placeholder ?? label}
          value={value}
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Escape' || value === '') return;
            // Escape clears the search first; a dialog around it closes only on a second press.
            event.stopPropagation();
            event.preventDefault();
            clear();
          }}
          className={cx(
            inputClasses,
            'text-ellipsis pl-10 [&::-webkit-search-cancel-button]:appearance-none',
            value !== '' && 'pr-11',
          )}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label="Zoekopdracht wissen"
            title="Zoekopdracht wissen"
            onClick={clear}
            className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-ink"
          >
            <X aria-hidden="true" className="size-[1.125rem]" />
          </button>
        )}
      </div>
    </div>
  );
}
