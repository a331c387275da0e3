import { Plus, X } from 'lucide-react';
import { type Trade, tradeLabels, trades } from '#/features/work/shared/contacts/rules/trades';
import { tradeIcons } from '#/features/work/shared/contacts/web/trade-icons';
import { Chip } from '#/ui/chip';
import { SelectField } from '#/ui/select';

export const tradeOptions = trades
  .map((value) => ({ value, label: tradeLabels[value] }))
  .toSorted((one, other) => one.label.localeCompare(other.label, 'nl'));

type TradeFieldProps = {
  value: readonly Trade[];
  onChange: (trades: Trade[]) => void;
  /** What the papers tell: one press says so. */
  guessed: readonly Trade[];
  error: string | undefined;
};

/** Several: each is added from the list, and goes by a press. */
export function TradeField({ value, onChange, guessed, error }: TradeFieldProps) {
  const offered = guessed.filter((trade) => !value.includes(trade));
  return (
    <div className="sm:col-span-2">
      <SelectField
        label="Vakken"
        value=""
        onChange={(trade) => onChange([...value, trade])}
        options={tradeOptions.filter((option) => !value.includes(option.value))}
        placeholder={value.length === 0 ? 'Kies een vak' : 'Nog een vak toevoegen'}
        error={error}
      />
      {(value.length > 0 || offered.length > 0) && (
        <div className="mt-2 flex flex-wrap items-center gap-2">
          {value.map((trade) => {
            const Icon = tradeIcons[trade];
            return (
              <Chip
                key={trade}
                className="gap-1.5"
                aria-label={`${tradeLabels[trade]} weghalen`}
                onClick={() => onChange(value.filter((each) => each !== trade))}
              >
                <Icon aria-hidden="true" className="size-4 shrink-0" />
                {tradeLabels[trade]}
                <X aria-hidden="true" className="size-4 shrink-0" />
              </Chip>
            );
          })}
          {offered.length > 0 && (
            <span className="text-ink-soft text-sm">Volgens de papieren vermoedelijk:</span>
          )}
          {offered.map((trade) => (
            <Chip
              key={trade}
              className="gap-1.5 border-dashed"
              aria-label={`${tradeLabels[trade]} toevoegen`}
              onClick={() => onChange([...value, trade])}
            >
              <Plus aria-hidden="true" className="size-4 shrink-0" />
              {tradeLabels[trade]}
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}
