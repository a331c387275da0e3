import { Calculator } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { dayAt } from '#/core/day';
import type { PremieCalculation } from '#/features/premiums/premies/contract';
import type { Prefill } from '#/features/premiums/premies/rules/draft-changes';
import { IntroStep } from '#/features/premiums/premies/web/simulator/intro-step';
import { QuestionsStep } from '#/features/premiums/premies/web/simulator/questions-step';
import { ResultStep } from '#/features/premiums/premies/web/simulator/result-step';
import { useSimulation } from '#/features/premiums/premies/web/simulator/use-simulation';
import { Card } from '#/ui/card';

export type SimulatorProps = {
  projectId: number;
  maySave: boolean;
  /** What is kept already: a second calculation of one work asks which of them counts. */
  saved: readonly PremieCalculation[];
  startAtQuestions: boolean;
  /** A saved calculation to look at again. */
  opened: PremieCalculation | undefined;
  prefill: (Prefill & { source: string }) | undefined;
  intakeLocation: string | undefined;
  onShowSaved: () => void;
};

const stepNames = ['Inleiding', 'Vragen en werken', 'Resultaat'] as const;

export function Simulator(props: SimulatorProps) {
  const [today] = useState(() => dayAt(new Date()));
  const simulation = useSimulation({ ...props, today });
  const { step, from, table } = simulation;
  const top = useFocusOnChange(`${step} ${from?.id ?? ''}`);
  return (
    <Card as="section" aria-labelledby="simulator">
      <header ref={top} tabIndex={-1} className="mb-4 scroll-mt-20 outline-none">
        <h2 id="simulator" className="flex items-center gap-2 text-xl">
          <Calculator aria-hidden="true" className="size-5 shrink-0 text-brick" />
          Premiesimulator
        </h2>
        <p className="mt-0.5 text-ink-soft text-sm">
          Stap {step + 1} van {stepNames.length}: {stepNames[step]}
        </p>
      </header>
      {step === 0 && <IntroStep table={table} onStart={() => simulation.goTo(1)} />}
      {step === 1 && (
        <QuestionsStep
          today={today}
          simulation={simulation}
          prefillSource={props.prefill?.source}
          intakeLocation={props.intakeLocation}
        />
      )}
      {step === 2 && (
        <ResultStep
          simulation={simulation}
          projectId={props.projectId}
          saved={props.saved}
          maySave={props.maySave}
          intakeLocation={props.intakeLocation}
          onShowSaved={props.onShowSaved}
        />
      )}
    </Card>
  );
}

/** A new step begins at its top, for eyes and for screen readers; not when the page is opened. */
function useFocusOnChange(value: string) {
  const element = useRef<HTMLElement>(null);
  const last = useRef(value);
  useEffect(() => {
    if (last.current === value) return;
    last.current = value;
    element.current?.focus({ preventScroll: true });
    element.current?.scrollIntoView({ block: 'start' });
  }, [value]);
  return element;
}
