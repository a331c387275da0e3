import { useState } from 'react';
import {
  type BankField,
  type BankMapping,
  bankFields,
  type Column,
} from '#/features/money/bank/rules/statement';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { SelectField } from '#/ui/select';

const labels: Record<BankField, string> = {
  day: 'Dag',
  amount: 'Bedrag',
  credit: 'Wat erbij kwam',
  debit: 'Wat eraf ging',
  currency: 'Munt',
  name: 'Naam van de andere',
  iban: 'Rekening van de andere',
  message: 'Mededeling',
  reference: 'Nummer van de bank',
  account: 'Uw rekening',
};

type ColumnChooserProps = {
  columns: readonly Column[];
  guess: BankMapping;
  onChoose: (mapping: BankMapping) => void;
};

/** Of a bank that we don't know: what is in which column. */
export function ColumnChooser({ columns, guess, onChoose }: ColumnChooserProps) {
  const [mapping, setMapping] = useState(guess);
  const options = columns.map(({ name, examples }, index) => ({
    value: String(index),
    label: examples[0] ? `${name} (${shorten(examples[0])})` : name,
  }));
  const isReady =
    typeof mapping.day === 'number' &&
    [mapping.amount, mapping.credit, mapping.debit].some((column) => typeof column === 'number');
  return (
    <Card>
      <CardHeader
        title="Welke kolom is wat?"
        text="Dit bestand kennen we nog niet. Zeg het één keer: van deze rekening onthouden we het voor u."
      />
      <div className="grid gap-3 sm:grid-cols-2">
        {bankFields.map((field) => (
          <SelectField
            key={field}
            label={labels[field]}
            required={field === 'day' || field === 'amount'}
            value={typeof mapping[field] === 'number' ? String(mapping[field]) : ''}
            emptyOption="Staat niet in het bestand"
            options={options}
            onChange={(value: string) =>
              setMapping(choose(mapping, field, value === '' ? null : Number(value)))
            }
          />
        ))}
      </div>
      <div className="mt-4">
        <Button variant="primary" disabled={!isReady} onClick={() => onChoose(mapping)}>
          Lezen
        </Button>
      </div>
    </Card>
  );
}

/** A column is one thing: chosen for a field, it is taken away from the field that had it. */
function choose(mapping: BankMapping, field: BankField, column: number | null): BankMapping {
  const freed = bankFields.map((other) => [other, mapping[other] === column ? null : mapping[other]]);
  return { ...Object.fromEntries(freed), [field]: column };
}

function shorten(text: string): string {
  return text.length > 32 ? `${text.slice(0, 31)}…` : text;
}
