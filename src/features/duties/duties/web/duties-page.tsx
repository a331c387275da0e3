import { useRef } from 'react';
import { useSearchParams } from 'wouter';
import { may } from '#/core/rights';
import type { Duties } from '#/features/duties/duties/contract';
import { dutyTimes } from '#/features/duties/duties/rules/entry';
import { DutySection } from '#/features/duties/duties/web/duty-section';
import { NextStepCard } from '#/features/duties/duties/web/next-step-card';
import { useDuties } from '#/features/duties/duties/web/queries';
import { QuestionCard } from '#/features/duties/duties/web/question-card';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { PageHeader } from '#/ui/page-header';

const title = 'Rechten en plichten';

/** What applies to this house, when, and who does it. */
export function DutiesPage() {
  return (
    <ProjectScreen title={title} hint="Selecteer een project om uw rechten en plichten te bekijken.">
      {({ id, role }) => (
        <>
          <PageHeader title={title} text="Wat voor uw woning geldt, tegen wanneer, en wie het doet." />
          <DutyList projectId={id} mayChange={may(role, 'change')} />
        </>
      )}
    </ProjectScreen>
  );
}

type ListProps = { projectId: number; mayChange: boolean };

function DutyList({ projectId, mayChange }: ListProps) {
  const query = useDuties(projectId);
  return (
    <QueryStates query={query} failed="Uw rechten en plichten konden niet geladen worden">
      {(duties) => <Loaded duties={duties} projectId={projectId} mayChange={mayChange} />}
    </QueryStates>
  );
}

function Loaded({ duties, projectId, mayChange }: ListProps & { duties: Duties }) {
  const [search] = useSearchParams();
  const questions = useRef<HTMLDivElement>(null);
  const toQuestions = () => {
    questions.current?.scrollIntoView({ block: 'start' });
    questions.current?.querySelector<HTMLElement>('input, button, summary')?.focus({ preventScroll: true });
  };
  return (
    <div className="flex flex-col gap-4 md:gap-5">
      <NextStepCard duties={duties} mayChange={mayChange} onQuestions={toQuestions} />
      <div ref={questions} className="scroll-mt-20">
        <QuestionCard projectId={projectId} questions={duties.questions} mayChange={mayChange} />
      </div>
      {dutyTimes.map((time) => (
        <DutySection
          key={time}
          {...{ projectId, time, mayChange, shown: search.get('toon') }}
          duties={duties.duties.filter((each) => each.time === time)}
        />
      ))}
      <p className="text-ink-soft text-sm">
        Dit is geen juridisch advies. Twijfelt u, vraag het dan aan uw architect, uw gemeente of een advocaat.
      </p>
    </div>
  );
}
