import { Map as MapIcon, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { addresses } from '#/core/addresses';
import { dayAt } from '#/core/day';
import { may } from '#/core/rights';
import type { SitePart } from '#/features/site/photos/web/shared/slots';
import type { Plan } from '#/features/site/plans/contract';
import { planName } from '#/features/site/plans/rules/name';
import { planParam } from '#/features/site/plans/rules/path';
import { PlanDialog } from '#/features/site/plans/web/shared/lazy-dialogs';
import { PlanCanvas, type PlanPin } from '#/features/site/plans/web/shared/plan-canvas';
import { usePlans } from '#/features/site/plans/web/shared/queries';
import { pointName } from '#/features/site/points/rules/name';
import { isPending } from '#/features/site/points/rules/steps';
import { OpenPoint, useOpenPoint } from '#/features/site/points/web/open-point';
import { PointRow } from '#/features/site/points/web/point-row';
import { usePinnedPhotos, usePoints } from '#/features/site/points/web/queries';
import { photoName } from '#/features/site/shared/photos/rules/name';
import { QueryStates } from '#/platform/web/query-states';
import { useAddress } from '#/platform/web/use-address';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { Chip } from '#/ui/chip';
import { EmptyState } from '#/ui/empty-state';

/** A plan at a time, with the points and the photos that are pinned on it. */
export function PlanView({ project }: SitePart) {
  const plans = usePlans(project.id);
  const points = usePoints(project.id);
  const { search, put } = useAddress();
  const [changing, setChanging] = useState<number | 'new'>();
  const { record, isGone } = useHeldRecord(
    plans.data,
    typeof changing === 'number' ? changing : undefined,
    ({ mayChange }) => mayChange,
  );
  const asked = Number(search.get(planParam));
  const plan = plans.data?.find(({ id }) => id === asked) ?? plans.data?.[0];
  const add = may(project.role, 'change') && (
    <Button icon={<Plus aria-hidden="true" />} onClick={() => setChanging('new')}>
      Nieuw plan
    </Button>
  );
  const dialog = {
    projectId: project.id,
    count: plans.data?.length ?? 0,
    onClose: () => setChanging(undefined),
  };
  return (
    <>
      <QueryStates query={plans} failed="De plannen konden niet geladen worden">
        {(all) =>
          plan ? (
            <>
              <div className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
                {all.map((each) => (
                  <Chip
                    key={each.id}
                    isChosen={each.id === plan.id}
                    onClick={() => put({ [planParam]: String(each.id) })}
                  >
                    {planName(each)}
                  </Chip>
                ))}
                <span className="flex flex-wrap gap-2 md:ml-auto">
                  {plan.mayChange && (
                    <Button variant="quiet" onClick={() => setChanging(plan.id)}>
                      Plan bewerken
                    </Button>
                  )}
                  {add}
                </span>
              </div>
              <Pinned key={plan.id} project={project} plan={plan} />
            </>
          ) : (
            <EmptyState
              icon={<MapIcon aria-hidden="true" />}
              title="Nog geen plannen"
              text="Kies een bladzijde van uw bouwplannen of een foto ervan. Daarna zet u punten en foto’s met een speld op hun plaats."
              action={add}
            />
          )
        }
      </QueryStates>
      <OpenPoint project={project} points={points.data} />
      <Suspense>
        {changing === 'new' && <PlanDialog {...dialog} />}
        {record && <PlanDialog key={record.id} {...dialog} plan={record} isGone={isGone} />}
      </Suspense>
    </>
  );
}

function Pinned({ project, plan }: SitePart & { plan: Plan }) {
  const { data: points = [] } = usePoints(project.id);
  const { data: photos = [] } = usePinnedPhotos(project.id, plan.id);
  const { open } = useOpenPoint();
  const [, go] = useLocation();
  const [isAll, setAll] = useState(false);
  const [hasPhotos, setPhotos] = useState(true);
  const own = points.filter(({ pin, status }) => pin?.planId === plan.id && (isAll || isPending(status)));
  const shots = hasPhotos ? photos.filter(({ pin }) => pin?.planId === plan.id) : [];
  const pins: PlanPin[] = [
    ...shots.flatMap((photo): PlanPin[] =>
      photo.pin
        ? [
            {
              ...{ key: `photo ${photo.id}`, x: photo.pin.x, y: photo.pin.y },
              ...{ label: `Foto: ${photoName(photo)}`, mark: '◉' },
              onOpen: () => go(`${addresses.site}?id=${photo.id}`),
            },
          ]
        : [],
    ),
    ...own.flatMap((point): PlanPin[] =>
      point.pin
        ? [
            {
              ...{ key: `point ${point.id}`, x: point.pin.x, y: point.pin.y, mark: String(point.number) },
              ...{ label: pointName(point), isDone: !isPending(point.status) },
              onOpen: () => open(point.id),
            },
          ]
        : [],
    ),
  ];
  const today = dayAt(new Date());
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-2 print:hidden">
        <Chip isChosen={isAll} onClick={() => setAll(!isAll)}>
          Ook wat klaar is
        </Chip>
        <Chip isChosen={hasPhotos} onClick={() => setPhotos(!hasPhotos)}>
          Foto’s
        </Chip>
      </div>
      <PlanCanvas plan={plan} pins={pins} />
      {own.length > 0 ? (
        <Card padding="none">
          <ul aria-label="Punten op dit plan">
            {own.map((point) => (
              <PointRow key={point.id} point={point} about="" today={today} onOpen={() => open(point.id)} />
            ))}
          </ul>
        </Card>
      ) : (
        <p className="text-ink-soft">Op dit plan staan nog geen punten. Zet de speld in het punt zelf.</p>
      )}
    </div>
  );
}
