import { ClipboardCheck } from 'lucide-react';
import { Link } from 'wouter';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { Point } from '#/features/site/points/contract';
import { pointName } from '#/features/site/points/rules/name';
import { pointPath, pointsOfContactPath } from '#/features/site/points/rules/path';
import { isPending, statusLabels } from '#/features/site/points/rules/steps';
import { usePoints } from '#/features/site/points/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { Card, CardHeader } from '#/ui/card';

const mostShown = 8;

type PointsCardProps = { points: readonly Point[]; path: string };

function PointsCard({ points, path }: PointsCardProps) {
  const pending = points.filter(({ status }) => isPending(status));
  if (points.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="quote-points">
      <CardHeader
        id="quote-points"
        title="Punten van de werf"
        icon={<ClipboardCheck aria-hidden="true" />}
        text={
          pending.length === 0 ? 'Alles is in orde.' : `${pending.length} van ${points.length} nog te doen.`
        }
      />
      <ul className="flex flex-col gap-1">
        {pending.slice(0, mostShown).map((point) => (
          <li key={point.id} className="wrap-anywhere">
            <Link href={pointPath(point.id)} className="underline decoration-line-strong hover:text-brick">
              {pointName(point)}
            </Link>
            <span className="text-ink-soft"> {statusLabels[point.status].toLowerCase()}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2">
        <Link href={path} className="font-semibold text-brick underline">
          Alle punten
        </Link>
      </p>
    </Card>
  );
}

export function QuotePoints({ quote }: { quote: Quote }) {
  const { project } = useProject();
  return project ? <PointsOfQuote projectId={project.id} quote={quote} /> : null;
}

function PointsOfQuote({ projectId, quote }: { projectId: number; quote: Quote }) {
  const { data = [] } = usePoints(projectId);
  const own = data.filter(({ quoteId }) => quoteId === quote.id);
  return <PointsCard points={own} path={pointsOfContactPath(quote.contactId)} />;
}
