import { BudgetPage, PremiesPage } from '#/app/web/pages';
import { type Intake, listIntakes } from '#/features/intake/contract';
import { simulatorAnswers, suggestedBudget } from '#/features/intake/rules/answers';
import { useProject } from '#/features/projects/web/shared/current-project';
import { useRead } from '#/platform/web/queries';

/** What the owner told the intake is not asked again: other screens take it over where they have no answer yet. */
function useIntake(): Intake | undefined {
  const { project } = useProject();
  const params = { projectId: project?.id ?? 0 };
  const { data } = useRead(listIntakes, { params }, { enabled: project !== undefined });
  return data?.[0];
}

export function PremiesScreen() {
  const intake = useIntake();
  if (!intake) return <PremiesPage />;
  const answers = simulatorAnswers(intake, new Date().getFullYear());
  return (
    <PremiesPage
      prefill={{ ...answers, source: 'Overgenomen uit uw intake.' }}
      intakeLocation={intake.locatie || undefined}
    />
  );
}

export function BudgetScreen() {
  const intake = useIntake();
  const renovationBudget = intake && suggestedBudget(intake);
  if (renovationBudget === undefined) return <BudgetPage />;
  const source = 'Voorgesteld op basis van uw intake. Pas het gerust aan.';
  return <BudgetPage suggestion={{ renovationBudget, source }} />;
}
