import { FileText } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { day, formatDayLong } from '#/core/day';
import { may, type Role } from '#/core/rights';
import type { QuoteRequest } from '#/features/outside/quote-requests/contract';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { changedWords } from '#/features/outside/quote-requests/rules/frozen';
import { requestStatusLabels } from '#/features/outside/quote-requests/rules/log';
import { quantityWords } from '#/features/outside/quote-requests/rules/price-list';
import { AskedItem } from '#/features/outside/quote-requests/web/asked-item';
import { ComparisonCard } from '#/features/outside/quote-requests/web/comparison-card';
import { InvitedCard } from '#/features/outside/quote-requests/web/invited-card';
import { AddendumDialog, RequestForm } from '#/features/outside/quote-requests/web/lazy-dialogs';
import { PoliteLetters } from '#/features/outside/quote-requests/web/polite-letters';
import {
  useCloseQuoteRequest,
  useQuoteRequest,
  useRemoveQuoteRequest,
} from '#/features/outside/quote-requests/web/queries';
import { QuestionsCard } from '#/features/outside/quote-requests/web/questions-card';
import { RequestActions, type RequestStep } from '#/features/outside/quote-requests/web/request-actions';
import { choosingPrice } from '#/features/outside/shared/quote-requests/web/slots';
import { BackToList } from '#/platform/web/back-to-list';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { Alert } from '#/ui/alert';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { ConfirmDialog } from '#/ui/confirm';
import { PageHeader } from '#/ui/page-header';
import { usePageTitle } from '#/ui/use-page-title';

type RequestPageProps = { projectId: number; role: Role; id: number };

export function RequestPage({ projectId, role, id }: RequestPageProps) {
  const query = useQuoteRequest(id);
  return (
    <QueryStates query={query} failed="De prijsvraag kon niet geladen worden">
      {(request) => <Shown projectId={projectId} request={request} mayChange={may(role, 'change')} />}
    </QueryStates>
  );
}

type ShownProps = { projectId: number; request: QuoteRequest; mayChange: boolean };
function Shown({ projectId, request, mayChange }: ShownProps) {
  const { title, status, until, text, visit, comparison, changed } = request;
  usePageTitle(title);
  const [open, setOpen] = useState<RequestStep>();
  const [chosen, setChosen] = useState<number>();
  const close = () => setOpen(undefined);
  return (
    <>
      <PageHeader
        above={<BackToList href={quoteRequestsPage.path} label="Alle prijsvragen" />}
        title={title}
        text={
          <>
            <Badge>{requestStatusLabels[status]}</Badge> Graag tegen {formatDayLong(day(until))}
          </>
        }
        actions={<RequestActions {...{ request, mayChange }} onStep={setOpen} />}
      />
      <div className="flex flex-col gap-4">
        <PoliteLetters request={request} />
        {changed.length > 0 && status === 'sent' && (
          <Alert
            tone="warning"
            title={`${changedWords(changed.length)}: stuur een aanvulling`}
            actions={mayChange && <Button onClick={() => setOpen('addendum')}>Aanvulling sturen</Button>}
          >
            Aannemers zien de lijst zoals u ze verstuurde.
          </Alert>
        )}
        {comparison.columns.length > 0 && (
          <ComparisonCard comparison={comparison} onChoose={mayChange ? setChosen : undefined} />
        )}
        <InvitedCard request={request} mayChange={mayChange} />
        {status !== 'draft' && <QuestionsCard request={request} mayChange={mayChange} />}
        <Card as="section" aria-labelledby="asked">
          <CardHeader id="asked" title="Wat u vraagt" icon={<FileText aria-hidden="true" />} />
          <p className="wrap-anywhere whitespace-pre-line">{text}</p>
          {visit && <p className="mt-2">Bezoek: {visit}</p>}
          {request.addenda.map((addendum) => (
            <p key={addendum.at} className="wrap-anywhere mt-2 whitespace-pre-line">
              <strong>Aanvulling:</strong> {addendum.text}
            </p>
          ))}
          {comparison.columns.length === 0 && (
            <ol className="mt-3 flex flex-col gap-1">
              {request.items.map((item) => (
                <li key={item.itemId} className="wrap-anywhere">
                  <AskedItem item={item} /> <span className="text-ink-soft">({quantityWords(item)})</span>
                </li>
              ))}
            </ol>
          )}
        </Card>
      </div>
      <Suspense>
        {open === 'edit' && <RequestForm projectId={projectId} request={request} onClose={close} />}
        {chosen !== undefined && (
          <SlotParts
            of={choosingPrice}
            given={{
              ...{ projectId, quoteId: chosen, onClose: () => setChosen(undefined) },
              besideIds: comparison.columns.flatMap(({ quoteId }) => quoteId ?? []),
            }}
          />
        )}
        {open === 'addendum' && <AddendumDialog request={request} onClose={close} />}
        {(open === 'remove' || open === 'close') && <Ask request={request} what={open} onClose={close} />}
      </Suspense>
    </>
  );
}

const words = {
  remove: {
    title: 'Prijsvraag verwijderen?',
    text: 'De links stoppen. Offertes die eruit kwamen, blijven bij uw offertes staan.',
    confirmLabel: 'Verwijderen',
  },
  close: {
    title: 'Prijsvraag afsluiten?',
    text: 'Aannemers kunnen ze nog lezen, maar geen prijs meer geven of aanpassen.',
    confirmLabel: 'Afsluiten',
  },
} as const;

type AskProps = { request: QuoteRequest; what: 'remove' | 'close'; onClose: () => void };

function Ask({ request: { id, version }, what, onClose }: AskProps) {
  const remove = useRemoveQuoteRequest();
  const end = useCloseQuoteRequest();
  const [, go] = useLocation();
  const given = { params: { id }, version };
  const confirm = () =>
    what === 'remove'
      ? remove.mutate(given, { onSuccess: () => go(quoteRequestsPage.path) })
      : end.mutate(given, { onSuccess: onClose });
  return (
    <ConfirmDialog
      {...words[what]}
      danger={what === 'remove'}
      busy={remove.isPending || end.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
