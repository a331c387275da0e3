import { Handshake } from 'lucide-react';
import { Suspense, useState } from 'react';
import { may } from '#/core/rights';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { Acceptance, AcceptanceKind } from '#/features/site/acceptances/contract';
import { AcceptanceRow, type Deed } from '#/features/site/acceptances/web/acceptance-row';
import {
  AddendumDialog,
  BeginDialog,
  DaysDialog,
  MinutesDialog,
  PayKeptDialog,
  SendMinutesDialog,
  SignDialog,
} from '#/features/site/acceptances/web/lazy-dialogs';
import { useAcceptances } from '#/features/site/acceptances/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

type CardProps = {
  quote: Quote;
  mayManage: boolean;
  /** Among the contracts of a site: whose it is. */
  title?: string;
};

type Next = 'first' | AcceptanceKind;

/** What may come next: a first one, the final one, or another after a refusal. */
function nextOf(all: readonly Acceptance[]): Next | undefined {
  const live = all.filter(({ outcome, countsSince }) => !(outcome === 'refused' && countsSince !== null));
  const last = live.at(-1);
  if (!last) return all.at(-1)?.kind ?? 'first';
  return last.kind === 'provisional' && last.countsSince !== null ? 'final' : undefined;
}

const beginWords = {
  first: 'Opleveren',
  single: 'Opnieuw opleveren',
  provisional: 'Opnieuw opleveren',
  final: 'Definitief opleveren',
};

type Opened = { deed: Deed; id: number };

/** On the page of a quote, once there is a contract. */
export function QuoteAcceptance(props: { quote: Quote; mayManage: boolean }) {
  return props.quote.status === 'accepted' && <AcceptanceCard {...props} />;
}

/** The acceptance of a contract, from the walk to the last cent. */
export function AcceptanceCard({ quote, mayManage, title }: CardProps) {
  const query = useAcceptances(quote.id);
  // Kept apart: once it has begun there is no next one, and its dialog still has something to say.
  const [beginning, setBeginning] = useState<Next>();
  const [opened, setOpened] = useState<Opened>();
  const all = query.data ?? [];
  const next = query.data && nextOf(query.data);
  // On the page of its quote a link leads here.
  const id = title ? `oplevering-${quote.id}` : 'oplevering';
  return (
    <Card as="section" aria-labelledby={id}>
      <CardHeader
        id={id}
        title={title ?? 'Oplevering'}
        icon={<Handshake aria-hidden="true" />}
        text={all.length === 0 && !title ? noneYet : undefined}
        actions={
          mayManage &&
          next && (
            <Button size="small" onClick={() => setBeginning(next)}>
              {beginWords[next]}
            </Button>
          )
        }
      />
      <QueryStates query={query} failed="De oplevering kon niet geladen worden">
        {(list) => (
          <ul className="flex flex-col divide-y divide-line">
            {list.map((each) => (
              <AcceptanceRow
                key={each.id}
                acceptance={each}
                mayManage={mayManage}
                onOpen={(deed) => setOpened({ deed, id: each.id })}
              />
            ))}
          </ul>
        )}
      </QueryStates>
      <Suspense>
        {beginning && (
          <BeginDialog
            quoteId={quote.id}
            next={beginning === 'first' ? undefined : beginning}
            onBegun={({ id: begun }) => {
              setBeginning(undefined);
              setOpened({ deed: 'minutes', id: begun });
            }}
            onClose={() => setBeginning(undefined)}
          />
        )}
        <OpenedDialog quote={quote} all={query.data} opened={opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    </Card>
  );
}

/** Said once, however many contracts there are. */
export const noneYet =
  'Is het werk af? Loop het samen na en leg het vast. Volledig betalen zonder voorbehoud kan als aanvaarding gelden.';

type OpenedDialogProps = {
  quote: Quote;
  all: readonly Acceptance[] | undefined;
  opened: Opened | undefined;
  onClose: () => void;
};

function OpenedDialog({ quote, all, opened, onClose }: OpenedDialogProps) {
  const { project } = useProject();
  const { record, isGone } = useHeldRecord(all, opened?.id);
  if (!record || !opened) return null;
  const given = { acceptance: record, onClose };
  switch (opened.deed) {
    case 'minutes':
      return <MinutesDialog key={record.id} {...given} quote={quote} isGone={isGone} />;
    case 'send':
      return <SendMinutesDialog {...given} quote={quote} />;
    case 'sign':
      return <SignDialog {...given} maySign={project !== undefined && may(project.role, 'manage')} />;
    case 'addendum':
      return <AddendumDialog key={record.id} {...given} />;
    case 'pay':
      return <PayKeptDialog {...given} quote={quote} />;
    case 'days':
      return <DaysDialog key={record.id} {...given} isGone={isGone} />;
  }
}
