import { addDays, dayAt } from '#/core/day';
import type { LogFilter } from '#/features/history/logbook/web/queries';
import { useAddress } from '#/platform/web/use-address';

export const logKinds = [
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

/** In days before today, so that a link says the same tomorrow. */
export const logPeriods = [
  { value: '0', label: 'Vandaag' },
  { value: '6', label: 'Laatste 7 dagen' },
  { value: '29', label: 'Laatste 30 dagen' },
] as const;

/** By the words of the address; an empty one leaves nothing out. */
export type LogChoice = { soort: string; persoon: string; dagen: string };

/** What of the log is shown stands in its address. */
export function useLogAddress() {
  const { search, put } = useAddress();
  const known = (options: readonly { value: string }[], name: string) =>
    options.find(({ value }) => value === search.get(name))?.value ?? '';
  const asked = search.get('persoon') ?? '';
  const choice: LogChoice = {
    soort: known(logKinds, 'soort'),
    persoon: /^[1-9]\d{0,8}$/.test(asked) ? asked : '',
    dagen: known(logPeriods, 'dagen'),
  };
  const { soort, persoon, dagen } = choice;
  const filter: LogFilter = {
    ...(soort && { kind: soort }),
    ...(persoon && { by: Number(persoon) }),
    ...(dagen && { from: addDays(dayAt(new Date()), -Number(dagen)) }),
  };
  return { choice, filter, choose: (next: Partial<LogChoice>) => put(next) };
}
