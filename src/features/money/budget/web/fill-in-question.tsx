import type { ReactNode } from 'react';
import { type Cents, decimalFromCents, formatEuro } from '#/core/money';
import { updateBudget } from '#/features/money/budget/contract';
import { describeHome, type HomeAnswers } from '#/features/work/shared/home/rules/from-intake';
import { useFillHome } from '#/features/work/shared/home/web/use-fill-home';
import { useWrite } from '#/platform/web/queries';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

const filledIn = 'Ingevuld vanuit uw intake';

type FillInQuestionProps = {
  projectId: number;
  versions: { home: number; budget: number };
  amount: Cents | undefined;
  answers: HomeAnswers;
  onDecline: () => void;
};

export function FillInQuestion({ projectId, versions, amount, answers, onDecline }: FillInQuestionProps) {
  const params = { projectId };
  const place = describeHome(answers);
  const fillHome = useFillHome(filledIn);
  const fillBudget = useWrite(updateBudget, {
    record: 'dit budget',
    success: filledIn,
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van het budget' },
  });
  const takeBudget = () => {
    if (amount === undefined) return;
    const body = { renovationBudget: decimalFromCents(amount) };
    fillBudget.mutate({ params, body, version: versions.budget });
  };
  const accept = () => {
    if (place === '') takeBudget();
    else fillHome.mutate({ params, body: answers, version: versions.home }, { onSuccess: takeBudget });
  };
  return (
    <Alert
      className="mt-4"
      title="Zullen we dit voor u invullen?"
      actions={
        <>
          <Button
            size="small"
            variant="primary"
            busy={fillHome.isPending || fillBudget.isPending}
            onClick={accept}
          >
            Ja, vul in
          </Button>
          <Button size="small" onClick={onDecline}>
            Nee, dank u
          </Button>
        </>
      }
    >
      <ul>
        {amount !== undefined && <Filled label="Renovatiebudget">{formatEuro(amount)}</Filled>}
        {place !== '' && <Filled label="Uw woning">{place}</Filled>}
      </ul>
    </Alert>
  );
}

function Filled({ label, children }: { label: string; children: ReactNode }) {
  return (
    <li>
      {label}: <span className="font-semibold">{children}</span>
    </li>
  );
}
