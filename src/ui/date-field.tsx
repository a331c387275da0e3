import { CalendarDays } from 'lucide-react';
import { useRef } from 'react';
import { type Day, formatDay, isDay, parseDay } from '#/core/day';
import { TypedField, type TypedFieldProps } from '#/ui/typed-field';

export type DateFieldProps = TypedFieldProps<Day> & { today: Day; min?: Day; max?: Day };

export function DateField({ today, min, max, placeholder = 'dd-mm-jjjj', ...props }: DateFieldProps) {
  const picker = useRef<HTMLInputElement>(null);
  const locked = props.disabled || props.readOnly;
  return (
    <TypedField
      {...props}
      placeholder={placeholder}
      parse={(typed) => parseDay(typed, today)}
      format={formatDay}
      invalidText="Dit is geen geldige datum."
      inputMode="text"
      inputClassName="pr-12 tabular-nums"
      before={
        <input
          ref={picker}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          disabled={locked}
          min={min}
          max={max}
          value={props.value ?? ''}
          onChange={({ target }) => props.onChange(isDay(target.value) ? target.value : null)}
          className="pointer-events-none absolute inset-0 size-full opacity-0"
        />
      }
      after={
        <button
          type="button"
          aria-label={`Kalender openen: ${props.label}`}
          title="Kalender openen"
          disabled={locked}
          onClick={() => openPicker(picker.current)}
          className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-ink-soft hover:text-brick disabled:opacity-55"
        >
          <CalendarDays aria-hidden="true" className="size-[1.125rem]" />
        </button>
      }
    />
  );
}

function openPicker(input: HTMLInputElement | null) {
  if (!input) return;
  // Older browsers have no showPicker; there the native field opens on a click.
  if ('showPicker' in input) input.showPicker();
  else (input as HTMLInputElement).click();
}
