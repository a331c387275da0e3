import { Plus, Send } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { Link, useLocation, useParams, useSearchParams } from 'wouter';
import { day, formatDay } from '#/core/day';
import { may, type Role } from '#/core/rights';
import type { QuoteRequestLine, RequestStatus } from '#/features/outside/quote-requests/contract';
import { quoteRequestsPage } from '#/features/outside/quote-requests/page';
import { requestStatusLabels } from '#/features/outside/quote-requests/rules/log';
import { RequestForm } from '#/features/outside/quote-requests/web/lazy-dialogs';
import { useQuoteRequests } from '#/features/outside/quote-requests/web/queries';
import { RequestPage } from '#/features/outside/quote-requests/web/request-page';
import { startItems } from '#/features/outside/quote-requests/web/start-with';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { PageHeader } from '#/ui/page-header';

const tones: Record<RequestStatus, BadgeTone> = { draft: 'neutral', sent: 'sky', closed: 'neutral' };

export function QuoteRequestsPage() {
  const { id: requestId } = useParams<{ id?: string }>();
  return (
    <ProjectScreen title={quoteRequestsPage.title} hint="Selecteer een project om prijzen te vragen.">
      {({ id, role }) =>
        requestId === undefined ? (
          <Requests projectId={id} role={role} />
        ) : (
          <RequestPage projectId={id} role={role} id={Number(requestId)} />
        )
      }
    </ProjectScreen>
  );
}

function Requests({ projectId, role }: { projectId: number; role: Role }) {
  const requests = useQuoteRequests(projectId);
  const record = useOpenRecord();
  const [search] = useSearchParams();
  const [, go] = useLocation();
  const mayChange = may(role, 'change');
  const [made, setMade] = useState<number>();
  // Once its form is gone: while it stands there, what was typed in it would be asked about.
  useEffect(() => {
    if (made !== undefined && !record.isNew) go(`${quoteRequestsPage.path}/${made}`);
  }, [made, record.isNew, go]);
  return (
    <>
      <PageHeader
        title={quoteRequestsPage.title}
        text="Vraag in één keer prijs aan meerdere aannemers, en leg de antwoorden naast elkaar."
        actions={
          mayChange && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={record.openNew}>
              Nieuwe prijsvraag
            </Button>
          )
        }
      />
      <QueryStates query={requests} failed="De prijsvragen konden niet geladen worden">
        {(data) =>
          data.length === 0 ? (
            <EmptyState
              icon={<Send aria-hidden="true" />}
              title="Nog geen prijzen gevraagd"
              text="Kies posten uit uw meetstaat en stuur ze naar een paar aannemers. Zij vullen hun prijs in zonder account."
              action={mayChange && <Button onClick={record.openNew}>Prijs vragen</Button>}
            />
          ) : (
            <ul className="flex flex-col gap-3">
              {data.map((request) => (
                <Row key={request.id} request={request} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      <Suspense>
        {record.isNew && mayChange && (
          <RequestForm
            projectId={projectId}
            itemIds={startItems(search)}
            onMade={(id) => {
              setMade(id);
              record.close();
            }}
            onClose={record.close}
          />
        )}
      </Suspense>
    </>
  );
}

function Row({ request }: { request: QuoteRequestLine }) {
  const { id, title, status, until, itemCount, contactIds, answeredCount, openQuestions } = request;
  return (
    <Card as="li">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          href={`${quoteRequestsPage.path}/${id}`}
          className="wrap-anywhere font-semibold underline hover:text-brick"
        >
          {title}
        </Link>
        <Badge tone={tones[status]}>{requestStatusLabels[status]}</Badge>
        {openQuestions > 0 && (
          <Badge tone="ochre">{openQuestions === 1 ? '1 vraag' : `${openQuestions} vragen`}</Badge>
        )}
      </p>
      <p className="text-ink-soft text-sm">
        {itemCount === 1 ? '1 post' : `${itemCount} posten`}, {answeredCount} van {contactIds.length} prijzen
        binnen, tegen <span className="whitespace-nowrap">{formatDay(day(until))}</span>
      </p>
    </Card>
  );
}
