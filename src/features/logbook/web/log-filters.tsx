import { addDays, dayAt } from '#/core/day';
import type { Change } from '#/features/logbook/contract';
import type { LogFilter } from '#/features/logbook/web/queries';
import { Select } from '#/ui/select';

const kinds = [
  { value: 'items', label: 'Meetstaat' },
  { value: 'quotes', label: 'Offertes' },
  { value: 'invoices', label: 'Facturen' },
  { value: 'tasks', label: 'Planning' },
  { value: 'budgets', label: 'Budget' },
  { value: 'premieCalculations', label: 'Premies' },
  { value: 'documents', label: 'Documenten' },
  { value: 'contacts', label: 'Contacten' },
  { value: 'collaborators', label: 'Medewerkers' },
  { value: 'projects', label: 'Project' },
] as const;

const periods = [
  { value: '0', label: 'Vandaag' },
  { value: '6', label: 'Laatste 7 dagen' },
  { value: '29', label: 'Laatste 30 dagen' },
] as const;

type LogFiltersProps = {
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
  /** Where the people come from that one can choose. */
  people: readonly NonNullable<Change['by']>[];
};

/** By kind, person and time. */
export function LogFilters({ filter, onChange, people }: LogFiltersProps) {
  const daysAgo = (days: string) => addDays(dayAt(new Date()), -Number(days));
  const { kind, by, from, ...rest } = filter;
  const period = periods.find(({ value }) => daysAgo(value) === from)?.value ?? '';
  const set = (change: { kind?: string; by?: string; from?: string }) => {
    const next = { kind, by: by === undefined ? undefined : String(by), from, ...change };
    onChange({
      ...rest,
      ...(next.kind ? { kind: next.kind } : {}),
      ...(next.by ? { by: Number(next.by) } : {}),
      ...(next.from ? { from: next.from } : {}),
    });
  };
  const look = 'min-w-36 flex-1 sm:max-w-56';
  return (
    // On a phone in one row that slides: the log begins in sight.
    <div className="mb-4 flex gap-2 max-md:-mx-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1 sm:gap-3 md:flex-wrap print:hidden">
      <Select<string>
        aria-label="Soort"
        className={look}
        emptyOption="Alle soorten"
        value={kind ?? ''}
        onChange={(chosen) => set({ kind: chosen })}
        options={kinds}
      />
      <Select<string>
        aria-label="Persoon"
        className={look}
        emptyOption="Iedereen"
        value={by === undefined ? '' : String(by)}
        onChange={(chosen) => set({ by: chosen })}
        options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
      <Select<string>
        aria-label="Periode"
        className={look}
        emptyOption="Altijd"
        value={period}
        onChange={(chosen) => set({ from: chosen === '' ? '' : daysAgo(chosen) })}
        options={periods}
      />
    </div>
  );
}
