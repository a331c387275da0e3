import { Link } from 'wouter';
import { dayAt, daysBetween, formatDayLong } from '#/core/day';
import type { Duties, Duty } from '#/features/duties/duties/contract';
import { dutyHref } from '#/features/duties/duties/page';
import { nextStepOf } from '#/features/duties/duties/rules/next-step';
import { Button, buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';

type Props = { duties: Duties; mayChange: boolean; onQuestions: () => void };

/** The one loud thing: what to do now. */
export function NextStepCard({ duties, mayChange, onQuestions }: Props) {
  const next = nextStepOf(duties);
  if (!next || (next.what !== 'duty' && !mayChange)) return null;
  if (next.what === 'duty') {
    return (
      <Step title={next.duty.title} text={dayInWords(next.duty) ?? next.duty.text}>
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

/** ‘Tegen 10 juni 2027’, or that the day has passed. */
export function dayInWords({ dueDate, kind }: Pick<Duty, 'dueDate' | 'kind'>): string | null {
  if (dueDate === null) return null;
  if (kind === 'advice') return `Best tegen ${formatDayLong(dueDate)}`;
  const days = daysBetween(dayAt(new Date()), dueDate);
  if (days < 0) return `Moest tegen ${formatDayLong(dueDate)}`;
  return days === 0 ? 'Vandaag is de laatste dag' : `Tegen ${formatDayLong(dueDate)}`;
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
