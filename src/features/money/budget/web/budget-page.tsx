import { Suspense, useState } from 'react';
import { centsFromDecimal, totalFromDecimal, totalOf } from '#/core/money';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { BudgetPageData } from '#/features/money/budget/contract';
import { readAmounts, readLine, readSpending } from '#/features/money/budget/rules/decimals';
import { budgetFigures } from '#/features/money/budget/rules/figures';
import { judgeBudget } from '#/features/money/budget/rules/verdict';
import { BudgetCards } from '#/features/money/budget/web/budget-cards';
import type { BudgetSuggestion } from '#/features/money/budget/web/budget-form';
import { Comparison } from '#/features/money/budget/web/comparison';
import { CostCards } from '#/features/money/budget/web/cost-cards';
import { LineCard } from '#/features/money/budget/web/line-card';
import { MoneyChart } from '#/features/money/budget/web/money-chart';
import { useBudget, useSetPremiumMonths } from '#/features/money/budget/web/queries';
import { budgetCards } from '#/features/money/budget/web/shared/slots';
import { UsageAlert, VerdictAlert } from '#/features/money/budget/web/usage-alert';
import { ReportLinks } from '#/features/money/reports/web/shared/report-links';
import { suggestedBudget } from '#/features/work/intake/rules/answers';
import { useIntake } from '#/features/work/intake/web/shared/use-intake';
import { findDraftRecord } from '#/platform/web/drafts';
import { lazyComponent } from '#/platform/web/lazy-component';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { SlotParts } from '#/platform/web/slots';
import { Button } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { Skeleton, SkeletonList } from '#/ui/skeleton';
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
  const [editing, setEditing] = useState(() => findDraftRecord('budget') === project.id);
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
            <BudgetOverview budget={data} project={project} />
          </div>
        )}
      </QueryStates>
    </>
  );
}

function BudgetOverview({ budget, project }: { budget: BudgetPageData; project: Project }) {
  const { mutate: setMonths } = useSetPremiumMonths();
  const amounts = readAmounts(budget);
  const spending = readSpending(budget);
  const figures = budgetFigures(amounts, spending);
  const estimate = amounts.renovationBudget ?? centsFromDecimal('0');
  const line = readLine(budget.line);
  const estimated = totalOf(budget.categories.map(({ budgeted }) => totalFromDecimal(budgeted)));
  const verdict = judgeBudget({ amounts, figures, line, estimated });
  return (
    <>
      <UsageAlert figures={figures} estimate={estimate} />
      <VerdictAlert verdict={verdict} estimate={estimate} />
      <BudgetCards figures={figures} estimate={estimate} verdict={verdict} />
      {estimate > 0 && (
        <LineCard
          line={line}
          outside={totalFromDecimal(budget.outsideQuotes)}
          unforeseen={spending.unforeseenCosts}
        />
      )}
      {estimate > 0 && <Comparison figures={figures} spending={spending} estimate={estimate} />}
      <MoneyChart categories={budget.categories} />
      <SlotParts
        of={budgetCards}
        given={{
          projectId: project.id,
          onPremiumMonths: may(project.role, 'change')
            ? (premiumMonths) =>
                setMonths({
                  params: { projectId: project.id },
                  body: { premiumMonths },
                  version: budget.version,
                })
            : undefined,
        }}
        loading={<Skeleton className="h-96 w-full" />}
      />
      <CostCards amounts={amounts} figures={figures} propertyType={budget.propertyType} />
      <ReportLinks projectId={project.id} />
    </>
  );
}
