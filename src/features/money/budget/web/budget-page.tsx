import { CalendarRange, ChartBarBig, Wallet } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'wouter';
import { centsFromDecimal, formatEuro, totalFromDecimal } from '#/core/money';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { BudgetPageData } from '#/features/money/budget/contract';
import { editName } from '#/features/money/budget/page';
import { readSpending } from '#/features/money/budget/rules/decimals';
import { budgetFigures } from '#/features/money/budget/rules/figures';
import { judgeRemainder } from '#/features/money/budget/rules/verdict';
import { BudgetCards } from '#/features/money/budget/web/budget-cards';
import type { BudgetSuggestion } from '#/features/money/budget/web/budget-form';
import { Comparison } from '#/features/money/budget/web/comparison';
import { CostCards } from '#/features/money/budget/web/cost-cards';
import { useBudget, useSetPremiumMonths } from '#/features/money/budget/web/queries';
import { UsageAlert } from '#/features/money/budget/web/usage-alert';
import { BurnUpCard } from '#/features/money/ledger/web/shared/burn-up-card';
import { NarrowButton } from '#/features/money/ledger/web/shared/narrow-button';
import { useLedger } from '#/features/money/ledger/web/shared/queries';
import { VerdictCard } from '#/features/money/ledger/web/shared/verdict-card';
import { WorksCard } from '#/features/money/ledger/web/shared/works-card';
import { ReportLinks } from '#/features/money/reports/web/shared/report-links';
import { cashPlanNames } from '#/features/money/shared/cash-plan-address';
import { readAmounts } from '#/features/money/shared/rules/financing';
import { suggestedBudget } from '#/features/work/shared/intake/rules/answers';
import { useIntake } from '#/features/work/shared/intake/web/use-intake';
import { findDraftRecord } from '#/platform/web/drafts';
import { lazyComponent } from '#/platform/web/lazy-component';
import { budgetCards } from '#/platform/web/ports/budget';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { useTabAddress } from '#/platform/web/use-tab-address';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Skeleton, SkeletonList } from '#/ui/skeleton';
import { Tabs } from '#/ui/tabs';
import { askBeforeLeaving } from '#/ui/unsaved-guards';

const BudgetForm = lazyComponent(
  async () => (await import('#/features/money/budget/web/budget-form')).BudgetForm,
);

function useSuggestion(): BudgetSuggestion | undefined {
  const intake = useIntake();
  const renovationBudget = intake && suggestedBudget(intake);
  return renovationBudget === undefined
    ? undefined
    : { renovationBudget, source: 'Voorgesteld op basis van uw intake. Pas het gerust aan.' };
}

export function BudgetPage() {
  const suggestion = useSuggestion();
  return (
    <ProjectScreen title="Budget Overzicht" hint="Selecteer een project om het budget te beheren.">
      {(project) => <Budget project={project} suggestion={suggestion} />}
    </ProjectScreen>
  );
}

function Budget({ project, suggestion }: { project: Project; suggestion: BudgetSuggestion | undefined }) {
  const [search] = useSearchParams();
  const [editing, setEditing] = useState(
    () => search.has(editName) || findDraftRecord('budget') === project.id,
  );
  const budget = useBudget(project.id);
  return (
    <>
      <PageHeader
        title="Budget Overzicht"
        actions={
          may(project.role, 'change') && (
            <Button
              variant={editing ? 'secondary' : 'primary'}
              className="print:hidden"
              disabled={!budget.data}
              onClick={() => (editing ? askBeforeLeaving(() => setEditing(false)) : setEditing(true))}
            >
              {editing ? 'Annuleren' : 'Budget Bewerken'}
            </Button>
          )
        }
      />
      <QueryStates
        query={budget}
        failed="Het budget kon niet geladen worden"
        loading={<SkeletonList rowClassName="h-28" />}
      >
        {(data) => (
          <div className="flex flex-col gap-5">
            {editing && (
              <Suspense fallback={<Skeleton className="h-96 w-full" />}>
                <BudgetForm
                  projectId={project.id}
                  budget={data}
                  suggestion={suggestion}
                  onClose={() => setEditing(false)}
                />
              </Suspense>
            )}
            <BudgetTabs budget={data} project={project} />
            <ReportLinks projectId={project.id} />
          </div>
        )}
      </QueryStates>
    </>
  );
}

function Verdict({ project: { id, role } }: { project: Project }) {
  const { data } = useLedger(id);
  if (!data) return <Skeleton className="h-40 w-full" />;
  return (
    <>
      <VerdictCard
        ledger={data}
        actions={may(role, 'change') && <NarrowButton projectId={id} ledger={data} />}
      />
      {data.kept !== '0.00' && (
        <p className="text-ink-soft">
          Van wat u nog moet betalen, houdt u {formatEuro(totalFromDecimal(data.kept))} in tot het werk in
          orde is.
        </p>
      )}
    </>
  );
}

function Works({ projectId }: { projectId: number }) {
  const { data } = useLedger(projectId);
  return data ? <WorksCard projectId={projectId} works={data.works} /> : <Skeleton className="h-96 w-full" />;
}

type TabProps = { budget: BudgetPageData; project: Project };

function BudgetTabs(given: TabProps) {
  const { tab, show } = useTabAddress(['overzicht', 'werken', 'kasplan'], {
    kasplan: Object.values(cashPlanNames),
  });
  return (
    <Tabs
      label="Budget"
      value={tab}
      onChange={show}
      tabs={[
        {
          value: 'overzicht',
          label: 'Overzicht',
          icon: <Wallet aria-hidden="true" />,
          content: <BudgetOverview {...given} />,
        },
        {
          value: 'werken',
          label: 'Per werk',
          icon: <ChartBarBig aria-hidden="true" />,
          content: <Works projectId={given.project.id} />,
        },
        {
          value: 'kasplan',
          label: 'Kasplan',
          icon: <CalendarRange aria-hidden="true" />,
          content: <CashPlan {...given} />,
        },
      ]}
    />
  );
}

function CashPlan({ budget, project: { id, role } }: TabProps) {
  const { mutate } = useSetPremiumMonths();
  const setMonths = (premiumMonths: number) =>
    mutate({ params: { projectId: id }, body: { premiumMonths }, version: budget.version });
  return (
    <SlotParts
      of={budgetCards}
      given={{ projectId: id, onPremiumMonths: may(role, 'change') ? setMonths : undefined }}
      loading={<Skeleton className="h-96 w-full" />}
    />
  );
}

function BudgetOverview({ budget, project }: TabProps) {
  const amounts = readAmounts(budget);
  const spending = readSpending(budget);
  const figures = budgetFigures(amounts, spending);
  const estimate = amounts.renovationBudget ?? centsFromDecimal('0');
  const remainder = judgeRemainder(estimate, {
    committed: figures.totalSpent,
    remaining: figures.remainingBudget,
  });
  return (
    <div className="flex flex-col gap-5">
      <Verdict project={project} />
      <UsageAlert figures={figures} estimate={estimate} />
      <BudgetCards figures={figures} estimate={estimate} remainder={remainder} />
      {estimate > 0 && <Comparison figures={figures} spending={spending} estimate={estimate} />}
      <BurnUpCard projectId={project.id} />
      <CostCards amounts={amounts} figures={figures} propertyType={budget.propertyType} />
    </div>
  );
}
