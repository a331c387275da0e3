import { type ReactNode, useState } from 'react';
import { decimalFromCents, formatEuro } from '#/core/money';
import { getBudget, updateBudget } from '#/features/money/budget/contract';
import { getHome, updateHome } from '#/features/work/home/contract';
import { tellHome, toldByIntake } from '#/features/work/home/rules/from-intake';
import type { Intake } from '#/features/work/intake/contract';
import { suggestedBudget } from '#/features/work/intake/rules/answers';
import { isFillInDeclined, rememberFillInDeclined } from '#/features/work/intake/web/session';
import { useRead, useWrite } from '#/platform/web/queries';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';

const filledIn = 'Ingevuld vanuit uw intake';

/** What the intake knows goes into budget and home after a yes; what somebody filled in there stays. */
export function FillInOffer({ projectId, intake }: { projectId: number; intake: Intake }) {
  const [isDeclined, setDeclined] = useState(() => isFillInDeclined(intake.id));
  const params = { projectId };
  const { data: home } = useRead(getHome, { params }, { enabled: !isDeclined });
  const { data: budget } = useRead(getBudget, { params }, { enabled: !isDeclined });
  const fillHome = useWrite(updateHome, {
    record: 'de gegevens van de woning',
    success: filledIn,
    failure: { text: 'De gegevens van de woning konden niet bewaard worden.' },
  });
  const fillBudget = useWrite(updateBudget, {
    record: 'dit budget',
    success: filledIn,
    failure: { text: 'Er is een fout opgetreden bij het bijwerken van het budget' },
  });
  if (isDeclined || !home || !budget) return null;

  const amount = budget.renovationBudget === null ? suggestedBudget(intake) : undefined;
  const told = toldByIntake(intake, home);
  const place = tellHome(told);
  if (amount === undefined && place === '') return null;

  const takeBudget = () => {
    if (amount === undefined) return;
    const body = { renovationBudget: decimalFromCents(amount) };
    fillBudget.mutate({ params, body, version: budget.version });
  };
  const accept = () => {
    if (place === '') takeBudget();
    else fillHome.mutate({ params, body: told, version: home.version }, { onSuccess: takeBudget });
  };
  const decline = () => {
    rememberFillInDeclined(intake.id);
    setDeclined(true);
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
          <Button size="small" onClick={decline}>
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
