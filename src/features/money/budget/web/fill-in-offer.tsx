import { useState } from 'react';
import { getBudget } from '#/features/money/budget/contract';
import { isFillInDeclined, rememberFillInDeclined } from '#/features/money/budget/web/fill-in-declined';
import { FillInQuestion } from '#/features/money/budget/web/fill-in-question';
import { getHome } from '#/features/work/shared/home/contract';
import { describeHome, homeFromIntake } from '#/features/work/shared/home/rules/from-intake';
import type { Intake } from '#/features/work/shared/intake/contract';
import { suggestedBudget } from '#/features/work/shared/intake/rules/answers';
import { useRead } from '#/platform/web/queries';

/** What the intake knows goes into budget and home after a yes; what somebody filled in there stays. */
export function FillInOffer({ projectId, intake }: { projectId: number; intake: Intake }) {
  const [isDeclined, setDeclined] = useState(() => isFillInDeclined(intake.id));
  const params = { projectId };
  const { data: home } = useRead(getHome, { params }, { enabled: !isDeclined });
  const { data: budget } = useRead(getBudget, { params }, { enabled: !isDeclined });
  if (isDeclined || !home || !budget) return null;

  const amount = budget.renovationBudget === null ? suggestedBudget(intake) : undefined;
  const answers = homeFromIntake(intake, home);
  if (amount === undefined && describeHome(answers) === '') return null;
  const decline = () => {
    rememberFillInDeclined(intake.id);
    setDeclined(true);
  };
  return (
    <FillInQuestion
      projectId={projectId}
      versions={{ home: home.version, budget: budget.version }}
      amount={amount}
      answers={answers}
      onDecline={decline}
    />
  );
}
