import type { ImportAnalysis } from '#/features/work/meetstaat/import-contract';
import { SelectField } from '#/ui/select';

type SheetFieldProps = {
  analysis: ImportAnalysis;
  disabled: boolean;
  onChange: (sheet: string) => void;
};

/** Which sheet of a workbook is read, where it has several. */
export function SheetField({ analysis: { sheet, sheets }, disabled, onChange }: SheetFieldProps) {
  if (sheets.length < 2) return null;
  return (
    <SelectField
      label="Blad"
      hint="Staat wat u zoekt op een ander blad, kies dan dat."
      value={sheet}
      disabled={disabled}
      options={sheets.map(({ name, rows }) => ({
        value: name,
        label: `${name} (${rows === 1 ? '1 rij' : `${rows.toLocaleString('nl-NL')} rijen`})`,
      }))}
      onChange={onChange}
    />
  );
}
