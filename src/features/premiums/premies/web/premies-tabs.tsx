import { Calculator, HandCoins, Info } from 'lucide-react';
import { useState } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import { MyPremies } from '#/features/premiums/premies/web/my-premies';
import { useCalculations } from '#/features/premiums/premies/web/queries';
import { SchemeInfo } from '#/features/premiums/premies/web/scheme-info';
import { Simulator } from '#/features/premiums/premies/web/simulator/simulator';
import type { Home } from '#/features/work/shared/home/contract';
import { useHome } from '#/features/work/shared/home/web/use-home';
import type { Intake } from '#/features/work/shared/intake/contract';
import { simulatorAnswers } from '#/features/work/shared/intake/rules/answers';
import { useIntake } from '#/features/work/shared/intake/web/use-intake';
import { DeadLink } from '#/platform/web/dead-link';
import { useAddress } from '#/platform/web/use-address';
import { useTabAddress } from '#/platform/web/use-tab-address';
import { Tabs } from '#/ui/tabs';

/** What was asked of the simulator is over once one looks elsewhere; the answers are kept. */
const nothingAsked = { id: '', nieuw: '' };

/** `?id=12` opens that calculation, `?nieuw=1` goes straight to the questions. */
export function PremiesTabs({ project }: { project: Project }) {
  const { search } = useAddress();
  const { tab, show } = useTabAddress(['mijn', 'simulator', 'uitleg'], { simulator: ['id', 'nieuw'] });
  const intake = useIntake();
  const calculations = useCalculations(project.id);
  const { data: home } = useHome(project.id);
  const [chosen, setChosen] = useState<PremieCalculation>();
  const asked = calculations.data?.find(({ id }) => String(id) === search.get('id'));
  const mayChange = may(project.role, 'change');
  const leave = (next: typeof tab) => {
    setChosen(undefined);
    show(next, nothingAsked);
  };
  return (
    <>
      <DeadLink
        rows={calculations.data}
        text="Deze premieberekening bestaat niet meer, of ze staat in een ander project."
      />
      <Tabs
        label="Premies"
        value={tab}
        onChange={leave}
        tabs={[
          {
            value: 'mijn',
            label: 'Mijn premies',
            icon: <HandCoins aria-hidden="true" />,
            content: (
              <MyPremies
                projectId={project.id}
                mayChange={mayChange}
                calculations={calculations}
                onStart={() => show('simulator', { nieuw: '1' })}
                onOpen={(calculation) => {
                  setChosen(calculation);
                  show('simulator', { id: String(calculation.id) });
                }}
              />
            ),
          },
          {
            value: 'simulator',
            label: 'Simulator',
            icon: <Calculator aria-hidden="true" />,
            content: (
              <Simulator
                projectId={project.id}
                maySave={mayChange}
                saved={calculations.data ?? []}
                startAtQuestions={search.has('nieuw')}
                opened={chosen ?? asked}
                prefill={prefillOf(intake, home)}
                intakeLocation={intake?.locatie || undefined}
                onShowSaved={() => {
                  leave('mijn');
                  window.scrollTo(0, 0);
                }}
              />
            ),
          },
          {
            value: 'uitleg',
            label: 'Uitleg',
            icon: <Info aria-hidden="true" />,
            content: <SchemeInfo />,
          },
        ]}
      />
    </>
  );
}

/** Answers that are known already, with a sentence that says from where. */
function prefillOf(intake: Intake | undefined, home: Home | undefined) {
  const thisYear = new Date().getFullYear();
  const told = simulatorAnswers({ bouwjaar: intake?.bouwjaar ?? null, epc: intake?.epc ?? null }, thisYear);
  const known = simulatorAnswers({ bouwjaar: null, epc: home?.epcLabel ?? null }, thisYear);
  const isProtected = home?.protectedCustomer === true;
  const isToldOnly = Object.keys(told).some((question) => !(question in known));
  const isKnown = isProtected || Object.keys(known).length > 0;
  const sources = [isToldOnly && 'uw intake', isKnown && 'de gegevens van uw woning'];
  return {
    ...told,
    ...known,
    ...(isProtected ? { beschermdeKlant: true } : {}),
    source: `Overgenomen uit ${sources.filter(Boolean).join(' en ')}.`,
  };
}
