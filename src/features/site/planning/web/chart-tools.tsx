import { CalendarCheck2 } from 'lucide-react';
import { formatDayLong } from '#/core/day';
import type { Chain } from '#/features/site/planning/rules/chain';
import type { Grouping, Zoom } from '#/features/site/planning/rules/day-scale';
import { Button } from '#/ui/button';
import { SelectField } from '#/ui/select';

const zoomOptions: readonly { value: Zoom; label: string }[] = [
  { value: 'all', label: 'Alles' },
  { value: 'week', label: 'Week' },
  { value: 'month', label: 'Maand' },
  { value: 'year', label: 'Jaar' },
];
const groupingOptions: readonly { value: Grouping; label: string }[] = [
  { value: 'none', label: 'Niet' },
  { value: 'contact', label: 'Per aannemer' },
  { value: 'room', label: 'Per ruimte' },
  { value: 'category', label: 'Per categorie' },
];

type ChartToolsProps = {
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
  grouping: Grouping;
  onGrouping: (grouping: Grouping) => void;
  onToday: () => void;
  chain: Chain | undefined;
  done: { count: number; of: number };
};

export function ChartTools({ zoom, onZoom, grouping, onGrouping, onToday, chain, done }: ChartToolsProps) {
  return (
    <div className="flex flex-wrap items-end gap-2 sm:gap-x-3 border-line border-b px-4 py-3">
      <SelectField className="w-28" label="Schaal" value={zoom} onChange={onZoom} options={zoomOptions} />
      <SelectField
        className="w-36 sm:w-40"
        label="Groeperen"
        value={grouping}
        onChange={onGrouping}
        options={groupingOptions}
      />
      <Button icon={<CalendarCheck2 aria-hidden="true" />} onClick={onToday}>
        <span className="max-sm:sr-only">Vandaag</span>
      </Button>
      <p className="min-w-0 grow basis-72 text-sm md:mb-2">
        {chain && (
          <>
            De langste keten telt {chain.ids.length === 1 ? '1 taak' : `${chain.ids.length} taken`}; alles
            klaar op {formatDayLong(chain.end)}.{' '}
          </>
        )}
        {done.count} van {done.of} taken voltooid.
      </p>
    </div>
  );
}
