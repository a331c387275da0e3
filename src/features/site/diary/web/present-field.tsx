import { Check } from 'lucide-react';
import { useId } from 'react';
import { Chip } from '#/ui/chip';
import { FieldError } from '#/ui/field';
import { Select } from '#/ui/select';

type PresentFieldProps = {
  value: readonly number[];
  /** Whom the planning expects: proposed, and ticked by who saw them. */
  expected: readonly number[];
  contacts: readonly { value: string; label: string }[];
  error: string | undefined;
  onChange: (ids: number[]) => void;
};

export function PresentField({ value, expected, contacts, error, onChange }: PresentFieldProps) {
  const id = useId();
  const names = new Map(contacts.map((each) => [Number(each.value), each.label]));
  const proposed = [...new Set([...expected, ...value])].filter((each) => names.has(each));
  const others = contacts.filter((each) => !proposed.includes(Number(each.value)));
  const toggle = (contact: number) =>
    onChange(value.includes(contact) ? value.filter((each) => each !== contact) : [...value, contact]);
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-1 font-semibold text-[0.9375rem]">Wie was er?</legend>
      <div className="flex flex-wrap items-center gap-2">
        {proposed.map((contact) => (
          <Chip key={contact} isChosen={value.includes(contact)} onClick={() => toggle(contact)}>
            {value.includes(contact) && <Check aria-hidden="true" className="mr-1 size-4 shrink-0" />}
            {names.get(contact)}
          </Chip>
        ))}
        {others.length > 0 && (
          <Select<string>
            aria-label="Nog iemand"
            className="min-w-0 basis-48"
            value=""
            emptyOption={proposed.length === 0 ? 'Kies uit uw contacten' : 'Nog iemand'}
            options={others}
            onChange={(chosen) => chosen !== '' && toggle(Number(chosen))}
          />
        )}
        {contacts.length === 0 && <p className="text-ink-soft text-sm">U heeft nog geen contacten.</p>}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
