import { dayAt } from '#/core/day';
import { vatInWords } from '#/features/work/meetstaat/rules/vat-words';
import { meetstaatVatLabels } from '#/features/work/shared/home/contract';
import { useFillHome } from '#/features/work/shared/home/web/use-fill-home';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { Button } from '#/ui/button';
import { FigureInfo } from '#/ui/figure-info';

/** Told where the prices stand, and set right there. */
export function VatNote({ projectId, mayChange }: { projectId: number; mayChange: boolean }) {
  const { data: home } = useHome(projectId);
  const { mutate, isPending } = useFillHome('Prijzen van de meetstaat aangepast');
  if (!home) return null;
  const other = home.meetstaatVat === 'excl' ? 'incl' : 'excl';
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-3 text-ink-soft text-sm">
      <span className="min-w-0">{vatInWords(home, dayAt(new Date()))}</span>
      <FigureInfo about="met-btw" label="Met btw" />
      {mayChange && (
        <Button
          variant="quiet"
          size="small"
          className="print:hidden"
          busy={isPending}
          onClick={() =>
            mutate({ params: { projectId }, body: { meetstaatVat: other }, version: home.version })
          }
        >
          Ze zijn {meetstaatVatLabels[other].toLowerCase()}
        </Button>
      )}
    </p>
  );
}
