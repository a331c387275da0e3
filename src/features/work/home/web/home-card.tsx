import { House, Pencil } from 'lucide-react';
import { Suspense, useState } from 'react';
import { formatDay } from '#/core/day';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import { type Home, homeUseLabels } from '#/features/work/shared/home/contract';
import { deedNotes } from '#/features/work/shared/home/web/slots';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { lazyDialog } from '#/platform/web/lazy-component';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Skeleton } from '#/ui/skeleton';

const HomeDialog = lazyDialog(async () => (await import('#/features/work/home/web/home-dialog')).HomeDialog);

type HomeCardProps = { projectId: number; mayChange: boolean };

/** 'Uw woning': what papers, premiums and VAT have to know of it. */
export function HomeCard({ projectId, mayChange }: HomeCardProps) {
  const query = useHome(projectId);
  const [editing, setEditing] = useState(false);
  return (
    <Card as="section" aria-labelledby="home-card">
      <CardHeader
        id="home-card"
        title="Uw woning"
        icon={<House aria-hidden="true" />}
        actions={
          mayChange &&
          query.data && (
            <Button
              size="small"
              icon={<Pencil aria-hidden="true" />}
              aria-label="Woning bewerken"
              onClick={() => setEditing(true)}
            >
              Bewerken
            </Button>
          )
        }
      />
      <QueryStates
        query={query}
        failed="De woning kon niet geladen worden"
        loading={<Skeleton className="h-24 w-full" />}
      >
        {(home) => (
          <>
            <Facts home={home} projectId={projectId} />
            <Suspense>
              {editing && <HomeDialog projectId={projectId} home={home} onClose={() => setEditing(false)} />}
            </Suspense>
          </>
        )}
      </QueryStates>
    </Card>
  );
}

const deed = 'Akte';

type Fact = [label: string, value: string | number | null];

function factsOf(home: Home): Fact[] {
  const place = [home.postcode, home.city].filter(Boolean).join(' ');
  const bought = home.deedDate ? formatDay(home.deedDate) : home.boughtYear;
  const facts: Fact[] = [
    ['Adres van de werken', [home.street, place].filter(Boolean).join(', ')],
    [home.applicants.length > 1 ? 'Aanvragers' : 'Aanvrager', home.applicants.join(', ')],
    ['Eerste gebruik', home.firstUseYear],
    [
      'Bewoonbare oppervlakte',
      home.livingArea && `${formatQuantity(quantityFromDecimal(home.livingArea))} m²`,
    ],
    ['EPC-label', home.epcLabel],
    [home.deedDate ? deed : 'Aangekocht', bought],
    ['Gebruik', home.use && homeUseLabels[home.use]],
    ['Beschermde klant', home.protectedCustomer === null ? null : home.protectedCustomer ? 'Ja' : 'Nee'],
    ['EAN-code', home.ean],
    ['IBAN voor premies', home.iban],
    ['Praktisch voor wie komt werken', home.practical],
  ];
  return facts.filter(([, value]) => value);
}

function Facts({ home, projectId }: { home: Home; projectId: number }) {
  const facts = factsOf(home);
  if (facts.length === 0) {
    return (
      <p className="text-ink-soft">
        Nog niets ingevuld. Het adres, het bouwjaar en wie eigenaar is, tellen mee voor premies, btw en de
        controle van facturen.
      </p>
    );
  }
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
          {label === deed && <SlotParts of={deedNotes} given={{ projectId }} />}
        </div>
      ))}
    </dl>
  );
}
