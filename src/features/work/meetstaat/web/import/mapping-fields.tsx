import {
  type ColumnMapping,
  type ImportAnalysis,
  type ImportField,
  importFieldLabels,
  importFields,
} from '#/features/work/meetstaat/import-contract';
import { SelectField } from '#/ui/select';

const shorten = (text: string) => (text.length > 32 ? `${text.slice(0, 31)}…` : text);

type MappingFieldsProps = {
  columns: ImportAnalysis['columns'];
  mapping: ColumnMapping;
  onChange: (mapping: ColumnMapping) => void;
};

/** A column is one thing: chosen for a field, it is taken away from the field that had it. */
function choose(mapping: ColumnMapping, field: ImportField, column: number | null): ColumnMapping {
  const freed = importFields.map((other) => [other, mapping[other] === column ? null : mapping[other]]);
  return { ...Object.fromEntries(freed), [field]: column };
}

export function MappingFields({ columns, mapping, onChange }: MappingFieldsProps) {
  const options = columns.map(({ index, header, example }) => ({
    value: String(index),
    label: example ? `${header} (${shorten(example)})` : header,
  }));
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-sm">Welke kolom is wat?</legend>
      <p className="mb-3 text-ink-soft text-sm">Klopt iets niet, kies dan zelf de juiste kolom.</p>
      <div className="grid gap-3 sm:grid-cols-2">
        {importFields.map((field) => (
          <SelectField
            key={field}
            label={importFieldLabels[field]}
            required={field === 'description'}
            value={mapping[field] === null || mapping[field] === undefined ? '' : String(mapping[field])}
            emptyOption="Staat niet in het bestand"
            options={options}
            onChange={(value: string) =>
              onChange(choose(mapping, field, value === '' ? null : Number(value)))
            }
          />
        ))}
      </div>
    </fieldset>
  );
}
