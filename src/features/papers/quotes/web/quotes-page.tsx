import { ScanLine, Send, Sparkles } from 'lucide-react';
import { Suspense, useCallback, useState } from 'react';
import { Redirect, useLocation, useParams, useSearchParams } from 'wouter';
import { addresses } from '#/core/addresses';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { compareQuotesPath, quotesPage } from '#/features/papers/quotes/page';
import { useQuotes } from '#/features/papers/quotes/web/queries';
import { QuoteList } from '#/features/papers/quotes/web/quote-list';
import { QuotePage } from '#/features/papers/quotes/web/quote-page';
import { QuoteFormDialog } from '#/features/papers/quotes/web/shared/lazy-dialogs';
import { comparisonOfOldLink } from '#/features/papers/quotes/web/use-comparison';
import { useCheckScores } from '#/features/papers/shared/checks/web/check-scores';
import { quoteChecks, quoteScans } from '#/features/papers/shared/checks/web/slots';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { quoteName } from '#/features/papers/shared/quotes/rules/name';
import type { QuotePrefill } from '#/features/papers/shared/quotes/rules/prefill';
import { PaperHeaderActions } from '#/features/papers/shared/web/paper-header-actions';
import { DeadLink } from '#/platform/web/dead-link';
import { draftName, findDraft } from '#/platform/web/drafts';
import { lazyComponent } from '#/platform/web/lazy-component';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';

const ComparePage = lazyComponent(
  async () => (await import('#/features/papers/quotes/web/compare-page')).ComparePage,
);

export function QuotesPage() {
  const { id: quoteId } = useParams<{ id?: string }>();
  const [location] = useLocation();
  const [search] = useSearchParams();
  const oldLink = search.get('vergelijk');
  if (oldLink !== null) return <Redirect to={comparisonOfOldLink(oldLink)} replace />;
  return (
    <ProjectScreen title="Offertes" hint="Selecteer een project om offertes te bekijken.">
      {({ id, role }) =>
        location === compareQuotesPath ? (
          <ComparePage projectId={id} role={role} />
        ) : quoteId === undefined ? (
          <ProjectQuotes projectId={id} role={role} />
        ) : (
          <QuotePage projectId={id} role={role} id={Number(quoteId)} />
        )
      }
    </ProjectScreen>
  );
}

/** None, unless somebody was pasting a text to check when the session ended. */
function findTool(): 'check' | 'scan' | undefined {
  return findDraft(draftName('check', undefined)) && 'check';
}

/** Given only once the form is gone: it leads elsewhere. */
const none: readonly File[] = [];

type ProjectQuotesProps = { projectId: number; role: Role };

function ProjectQuotes({ projectId, role }: ProjectQuotesProps) {
  const quotes = useQuotes(projectId);
  const checkScores = useCheckScores(projectId);
  const record = useOpenRecord();
  const [tool, setTool] = useState(findTool);
  const [checkedId, setCheckedId] = useState<number>();
  const [prefill, setPrefill] = useState<QuotePrefill>();
  const [toScan, setToScan] = useState<File>();
  const closeTool = () => setTool(undefined);
  const scan = (file?: File) => {
    setToScan(file);
    setTool('scan');
  };
  const closeForm = () => {
    setPrefill(undefined);
    record.close();
  };
  const edited = useHeldRecord(quotes.data, record.id, ({ isOwn }) => mayChangePaper(role, isOwn));
  const { open } = record;
  const edit = useCallback(({ id }: Quote) => open(id), [open]);
  const check = useCallback((quote?: Quote) => {
    setCheckedId(quote?.id);
    setTool('check');
  }, []);
  const checked = quotes.data?.find(({ id }) => id === checkedId);
  const mayAdd = may(role, 'add');
  const [papers, setPapers] = useState(none);
  // Who may not change it reads it on its page.
  const isThere = quotes.data?.some(({ id }) => id === record.id);
  if (isThere && !edited.record) return <Redirect to={`${quotesPage.path}/${record.id}`} replace />;
  return (
    <>
      <PageHeader
        title="Offertes"
        text="Vraag er meer dan één, vergelijk ze en volg wat er al betaald is."
        actions={
          mayAdd ? (
            <PaperHeaderActions
              projectId={projectId}
              papers={record.isNew ? none : papers}
              onPapers={setPapers}
              page={{
                label: 'Prijsvragen',
                icon: <Send aria-hidden="true" />,
                href: addresses.quoteRequests,
              }}
              first={{
                label: 'AI Controle',
                icon: <Sparkles aria-hidden="true" />,
                onPress: () => check(),
              }}
              last={{ label: 'OCR Scan', icon: <ScanLine aria-hidden="true" />, onPress: () => scan() }}
              create={{ label: 'Nieuwe offerte', onPress: record.openNew }}
            />
          ) : (
            <Button icon={<Sparkles aria-hidden="true" />} onClick={() => check()}>
              AI Controle
            </Button>
          )
        }
      />
      <DeadLink
        rows={quotes.data}
        isOpen={edited.record !== undefined}
        text="Deze offerte bestaat niet meer, of ze staat in een ander project. Kijk ook eens in de prullenmand."
      />
      <QueryStates query={quotes} failed="De offertes konden niet geladen worden">
        {(data) => (
          <QuoteList
            quotes={data}
            role={role}
            onAdd={record.openNew}
            onEdit={edit}
            onCheck={check}
            checkScores={checkScores}
          />
        )}
      </QueryStates>
      <Suspense>
        {(record.isNew || edited.record) && (
          <QuoteFormDialog
            projectId={projectId}
            quote={record.isNew ? undefined : edited.record}
            isGone={edited.isGone}
            prefill={prefill}
            onRead={(file) => {
              closeForm();
              setPapers([file]);
            }}
            onClose={closeForm}
          />
        )}
        {tool === 'check' && (
          <SlotParts
            of={quoteChecks}
            given={{
              ...{ projectId, quote: checked, name: checked && quoteName(checked) },
              quotes: (quotes.data ?? []).filter(({ isOwn }) => mayChangePaper(role, isOwn)),
              onSaveAsQuote: mayAdd ? scan : undefined,
              onClose: closeTool,
            }}
          />
        )}
        {tool === 'scan' && (
          <SlotParts
            of={quoteScans}
            given={{
              ...{ projectId, file: toScan, onClose: closeTool },
              onUse: (read) => {
                closeTool();
                setPrefill(read);
                record.openNew();
              },
            }}
          />
        )}
      </Suspense>
    </>
  );
}
