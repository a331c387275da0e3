import { Checkbox } from '#/ui/checkbox';

type Option = { readonly value: string; readonly label: string };

type DocumentFieldsProps = {
  value: readonly number[];
  documents: readonly Option[];
  error: string | undefined;
  onChange: (value: number[]) => void;
};

/** The documents that belong to a task. */
export function DocumentFields({ value, documents, error, onChange }: DocumentFieldsProps) {
  if (documents.length === 0) return null;
  return (
    <fieldset className="rounded-card border border-line p-4 md:col-span-2">
      <legend className="px-1 font-semibold text-[0.9375rem]">Documenten</legend>
      <div className="max-h-48 overflow-y-auto [overflow-wrap:anywhere]">
        {documents.map(({ value: id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={value.includes(Number(id))}
            onChange={({ target }) =>
              onChange(target.checked ? [...value, Number(id)] : value.filter((each) => each !== Number(id)))
            }
          />
        ))}
      </div>
      {error && <p className="text-danger text-sm">{error}</p>}
    </fieldset>
  );
}
