import { Plus } from 'lucide-react';
import { formatDay } from '#/core/day';
import type { FittingProposal } from '#/features/folder/fittings/contract';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { useCreateFitting, useProposals } from '#/features/folder/fittings/web/queries';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Fold } from '#/ui/fold';

const mostShown = 3;

/** What invoices say was bought: one tap each. */
export function ProposalsCard({ projectId }: { projectId: number }) {
  const { data: proposals = [] } = useProposals(projectId);
  if (proposals.length === 0) return null;
  const rest = proposals.slice(mostShown);
  return (
    <Card as="section" aria-labelledby="proposals">
      <CardHeader
        id="proposals"
        title="Gevonden op uw facturen"
        text="Klopt het? Dan staat het met één tik bij uw woning. De dag is die van de factuur: u kunt hem nog aanpassen."
      />
      <ProposalList projectId={projectId} proposals={proposals.slice(0, mostShown)} />
      {rest.length > 0 && (
        <Fold title={`Nog ${rest.length}`}>
          <ProposalList projectId={projectId} proposals={rest} />
        </Fold>
      )}
    </Card>
  );
}

type ListProps = { projectId: number; proposals: readonly FittingProposal[] };

function ProposalList({ projectId, proposals }: ListProps) {
  const create = useCreateFitting();
  return (
    <ul>
      {proposals.map((proposal) => (
        <li
          key={proposal.key}
          className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-t py-3 first:border-t-0"
        >
          <div className="min-w-0 grow basis-56">
            <p className="break-words font-semibold">{fittingTitle(proposal)}</p>
            <p className="break-words text-ink-soft text-sm">‘{proposal.line}’</p>
            {proposal.guaranteeUntil && (
              <p className="text-ink-soft text-sm">
                Waarborg tot {formatDay(proposal.guaranteeUntil)}: {proposal.ground?.text}
              </p>
            )}
          </div>
          <Button
            size="small"
            icon={<Plus aria-hidden="true" />}
            disabled={create.isPending}
            aria-label={`${fittingTitle(proposal)} toevoegen`}
            onClick={() => {
              const { key: _key, line: _line, ground: _ground, ...body } = proposal;
              create.mutate({ params: { projectId }, body });
            }}
          >
            Toevoegen
          </Button>
        </li>
      ))}
    </ul>
  );
}
