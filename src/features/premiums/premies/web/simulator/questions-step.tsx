import { Calculator, RotateCcw } from 'lucide-react';
import type { Day } from '#/core/day';
import { regionWarning } from '#/features/premiums/premies/rules/advice';
import { answeredQuestions } from '#/features/premiums/premies/rules/draft';
import {
  draftCategory,
  estimate,
  openPoints,
  problemOfDay,
} from '#/features/premiums/premies/rules/draft-changes';
import { LiveEstimate } from '#/features/premiums/premies/web/simulator/live-estimate';
import { QuestionGroups } from '#/features/premiums/premies/web/simulator/question-groups';
import { droppedText, type useSimulation } from '#/features/premiums/premies/web/simulator/use-simulation';
import { WorksList } from '#/features/premiums/premies/web/simulator/works-list';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { Progress } from '#/ui/progress';

type Props = {
  today: Day;
  simulation: ReturnType<typeof useSimulation>;
  prefillSource: string | undefined;
  intakeLocation: string | undefined;
};

export function QuestionsStep({ today, simulation, prefillSource, intakeLocation }: Props) {
  const { draft, table, change, dropped } = simulation;
  const answers = answeredQuestions(draft);
  const answered = answers.filter(Boolean).length;
  const category = draftCategory(draft, table);
  // Rules of another day say nothing of what one gets.
  const dayProblem = problemOfDay(draft.aanvraagdatum);
  const result = dayProblem === undefined ? estimate(draft, table) : undefined;
  const open = openPoints(draft, table);
  const region = regionWarning(intakeLocation);
  const progress = `${answered} van ${answers.length} vragen beantwoord`;
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <div className="flex min-w-0 flex-col gap-5">
        <div>
          <Progress
            label="Beantwoorde vragen"
            value={answered}
            max={answers.length}
            valueText={progress}
            tone={answered === answers.length ? 'moss' : 'neutral'}
          />
          <p className="mt-1.5 text-ink-soft text-sm">{progress}</p>
        </div>
        {region && <Alert tone="warning">{region}</Alert>}
        {draft.prefilled.length > 0 && prefillSource && (
          <Alert title="Alvast voor u ingevuld">{prefillSource} Kijk even na of het klopt.</Alert>
        )}
        <QuestionGroups draft={draft} today={today} onChange={change} />
        <WorksList
          draft={draft}
          category={category?.category}
          table={table}
          results={result?.werken ?? []}
          onChange={change}
        />
        {dropped.length > 0 && (
          <Alert tone="warning" announce>
            {droppedText(dropped)}
          </Alert>
        )}
        {draft.chosen.length > 0 && (
          <Alert tone="success">
            {draft.chosen.length === 1 ? '1 werk geselecteerd' : `${draft.chosen.length} werken geselecteerd`}
          </Alert>
        )}
      </div>
      <LiveEstimate draft={draft} dayProblem={dayProblem} category={category} result={result} />
      <div className="flex flex-col gap-3 lg:col-span-2">
        {open.length > 0 && (
          <ul id="simulator-open" className="text-ink-soft text-sm">
            {open.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap gap-2 max-md:*:grow">
          <Button icon={<RotateCcw aria-hidden="true" />} onClick={() => simulation.restart(1)}>
            Opnieuw beginnen
          </Button>
          <Button
            variant="primary"
            icon={<Calculator aria-hidden="true" />}
            disabled={open.length > 0}
            aria-describedby={open.length > 0 ? 'simulator-open' : undefined}
            onClick={() => simulation.goTo(2)}
          >
            Bereken mijn premie
          </Button>
        </div>
      </div>
    </div>
  );
}
