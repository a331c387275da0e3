import { Link } from 'wouter';
import { dayAt } from '#/core/day';
import type { Duties } from '#/features/duties/duties/contract';
import { dutyHref } from '#/features/duties/duties/page';
import { nextStepOf } from '#/features/duties/duties/rules/next-step';
import { dayInWords } from '#/features/duties/duties/rules/words';
import { Button, buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';

type Props = { duties: Duties; mayChange: boolean; onQuestions: () => void };

/** The one loud thing: what to do now. */
export function NextStepCard({ duties, mayChange, onQuestions }: Props) {
  const next = nextStepOf(duties);
  if (!next || (next.what !== 'duty' && !mayChange)) return null;
  if (next.what === 'duty') {
    return (
      <Step title={next.duty.title} text={dayInWords(next.duty, dayAt(new Date())) ?? next.duty.text}>
        <Link href={dutyHref(next.duty.key)} className={buttonClasses({ variant: 'primary' })}>
          Bekijken
        </Link>
      </Step>
    );
  }
  const isDoubt = next.what === 'doubt';
  return (
    <Step
      title={isDoubt ? 'Klopt dit antwoord?' : questionsInWords(next.count)}
      text={isDoubt ? (next.question.doubt ?? '') : 'Dan weet u wat voor uw woning geldt, en tegen wanneer.'}
    >
      <Button variant="primary" onClick={onQuestions}>
        {isDoubt ? 'Nakijken' : 'Beantwoorden'}
      </Button>
    </Step>
  );
}

function questionsInWords(count: number): string {
  return count === 1 ? 'Beantwoord nog één vraag' : `Beantwoord nog ${count} vragen`;
}

type StepProps = { title: string; text: string; children: React.ReactNode };

function Step({ title, text, children }: StepProps) {
  return (
    <Card as="section" aria-labelledby="duties-next" className="border-brick/40! bg-brick-soft!">
      <p className="font-semibold text-brick-strong text-sm">Nu te doen</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
        <div className="min-w-0 grow basis-64">
          <h2 id="duties-next" className="text-xl">
            {title}
          </h2>
          <p className="line-clamp-3 text-pretty">{text}</p>
        </div>
        {children}
      </div>
    </Card>
  );
}
