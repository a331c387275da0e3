import { Handshake } from 'lucide-react';
import { contactName } from '#/core/contact-name';
import { may } from '#/core/rights';
import { AcceptanceCard, noneYet } from '#/features/site/acceptances/web/acceptance-card';
import { useContracts } from '#/features/site/acceptances/web/queries';
import type { SitePart } from '#/features/site/photos/web/shared/slots';
import { QueryStates } from '#/platform/web/query-states';
import { EmptyState } from '#/ui/empty-state';

/** The contracts of the site, each with its acceptance. */
export function AcceptancesView({ project }: SitePart) {
  const query = useContracts(project.id);
  const mayManage = may(project.role, 'change');
  return (
    <QueryStates query={query} failed="De contracten konden niet geladen worden">
      {(quotes) => {
        const contracts = quotes.filter(({ status }) => status === 'accepted');
        return contracts.length === 0 ? (
          <EmptyState
            icon={<Handshake aria-hidden="true" />}
            title="Nog niets op te leveren"
            text="Zodra u een offerte accepteert, levert u het werk hier op: u loopt het na, noteert de punten en laat het proces-verbaal tekenen."
          />
        ) : (
          <div className="flex flex-col gap-3 md:gap-4">
            <p className="text-ink-soft">{noneYet}</p>
            {contracts.map((quote) => (
              <AcceptanceCard
                key={quote.id}
                quote={quote}
                mayManage={mayManage}
                title={[contactName(quote.contact), quote.description].filter(Boolean).join(': ')}
              />
            ))}
          </div>
        );
      }}
    </QueryStates>
  );
}
