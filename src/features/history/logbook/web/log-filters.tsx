import { type LogChoice, logKinds, logPeriods } from '#/features/history/logbook/web/use-log-address';
import type { Change } from '#/features/history/shared/logbook/contract';
import { Select } from '#/ui/select';

type LogFiltersProps = {
  choice: LogChoice;
  onChange: (choice: Partial<LogChoice>) => void;
  /** Where the people come from that one can choose. */
  people: readonly NonNullable<Change['by']>[];
};

/** By kind, person and time. */
export function LogFilters({ choice: { soort, persoon, dagen }, onChange, people }: LogFiltersProps) {
  const look = 'min-w-36 flex-1 sm:max-w-56';
  return (
    // On a phone in one row that slides: the log begins in sight.
    <div className="mb-4 flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 sm:gap-3 md:flex-wrap print:hidden">
      <Select<string>
        aria-label="Soort"
        className={look}
        emptyOption="Alle soorten"
        value={soort}
        onChange={(chosen) => onChange({ soort: chosen })}
        options={logKinds}
      />
      <Select<string>
        aria-label="Persoon"
        className={look}
        emptyOption="Iedereen"
        value={persoon}
        onChange={(chosen) => onChange({ persoon: chosen })}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select<string>
        aria-label="Periode"
        className={look}
        emptyOption="Altijd"
        value={dagen}
        onChange={(chosen) => onChange({ dagen: chosen })}
        options={logPeriods}
      />
    </div>
  );
}
