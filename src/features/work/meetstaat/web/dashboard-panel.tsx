import { Ruler } from 'lucide-react';
import { Link } from 'wouter';
import { euro } from '#/core/euro';
import { totalFromDecimal } from '#/core/money';
import { formatQuantity, quantityFromDecimal } from '#/core/quantity';
import type { MeetstaatOverview } from '#/features/work/meetstaat/overview-contract';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { amountInWords, hasPrice, noPrice } from '#/features/work/shared/meetstaat/rules/priced';
import { type DashboardPart, partOf } from '#/platform/web/ports/dashboard';
import { Badge } from '#/ui/badge';
import { buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';
import { FoldingCard } from '#/ui/folding-card';

type Meetstaat = MeetstaatOverview['meetstaat'];

export function MeetstaatPanel({ overview, mayChange }: DashboardPart) {
  const { meetstaat } = partOf<MeetstaatOverview>(overview);
  if (meetstaat.count === 0) return <NoItems mayChange={mayChange} />;
  return (
    <FoldingCard id="meetstaat-panel" title="Meetstaat Overzicht" icon={<Ruler aria-hidden="true" />}>
      <Items {...meetstaat} />
    </FoldingCard>
  );
}

function NoItems({ mayChange }: { mayChange: boolean }) {
  return (
    <Card
      as="section"
      aria-labelledby="meetstaat-panel"
      className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
    >
      <h2 id="meetstaat-panel" className="text-lg">
        Meetstaat Overzicht
      </h2>
      <p className="text-ink-soft">Nog geen meetstaat items toegevoegd</p>
      {mayChange && (
        <Link href={`${meetstaatPage.path}?nieuw=1`} className={buttonClasses({ size: 'small' })}>
          Eerste item toevoegen
        </Link>
      )}
    </Card>
  );
}

function Items({ first, count, withoutPrice, total, subsidyEligibleTotal }: Meetstaat) {
  const more = count - first.length;
  return (
    <>
      <ul>
        {first.map((item) => (
          <li key={item.id} className="flex items-start justify-between gap-4 border-line border-t py-2">
            <span className="min-w-0">
              <span className="block break-words">{item.description}</span>
              <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
                {item.category}, {formatQuantity(quantityFromDecimal(item.quantity))} {item.unit}
                {item.subsidyEligible && <Badge tone="moss">Premie</Badge>}
              </span>
            </span>
            <span className="whitespace-nowrap tabular-nums">
              {hasPrice(item) ? euro(item.totalAmount) : noPrice}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="border-line border-t py-2 text-ink-soft">En {more} meer items...</p>}
      <dl className="border-line-strong border-t pt-2">
        <div className="flex justify-between gap-4 py-0.5 font-semibold">
          <dt>Projecttotaal</dt>
          <dd className="text-right tabular-nums">
            {amountInWords(totalFromDecimal(total), { count, withoutPrice })}
          </dd>
        </div>
        <div className="flex justify-between gap-4 py-0.5 text-moss">
          <dt>Waarvan in aanmerking voor premie</dt>
          <dd className="tabular-nums">{euro(subsidyEligibleTotal)}</dd>
        </div>
      </dl>
      <Link
        href={meetstaatPage.path}
        className={buttonClasses({ variant: 'quiet', size: 'small', className: 'mt-1 -ml-3' })}
      >
        Alles bekijken
      </Link>
    </>
  );
}
