import { useEffect, useRef } from 'react';
import { dayAt, formatDay, formatDayLong } from '#/core/day';
import { type Grade, isBinding } from '#/core/grade';
import type { Duty } from '#/features/duties/duties/contract';
import { dayInWords, doerWords, stateWords } from '#/features/duties/duties/rules/words';
import { DutyActs } from '#/features/duties/duties/web/duty-acts';
import { DutyProof } from '#/features/duties/duties/web/duty-proof';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Fold } from '#/ui/fold';
import { WholeDays } from '#/ui/whole-days';

type Props = { projectId: number; duty: Duty; mayChange: boolean; isShown: boolean };

const kindWords = { duty: null, right: 'Uw recht', advice: 'Advies' } as const;

/** A line of the list; all that is behind it is one tap away. */
export function DutyRow({ projectId, duty, mayChange, isShown }: Props) {
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isShown) place.current?.scrollIntoView({ block: 'center' });
  }, [isShown]);
  return (
    <li ref={place} className="border-line border-t first:border-t-0">
      <Fold title={<RowTitle duty={duty} />} startsOpen={isShown} className="py-1">
        <div className="flex flex-col gap-3 pt-1 pb-4 pl-6">
          <p className="text-pretty">{duty.text}</p>
          <p className="text-ink-soft">{duty.because}</p>
          {duty.otherwise && <p className="text-ink-soft">{duty.otherwise}</p>}
          {duty.reason && <p>‘{duty.reason}’</p>}
          <DutyProof projectId={projectId} duty={duty} mayChange={mayChange} />
          {mayChange && <DutyActs projectId={projectId} duty={duty} />}
          <Source duty={duty} />
        </div>
      </Fold>
    </li>
  );
}

function RowTitle({ duty }: { duty: Duty }) {
  const { title, who, state, kind } = duty;
  const isOpen = state === 'open' || state === 'asked';
  const day = isOpen ? dayInWords(duty, dayAt(new Date())) : null;
  const told = [kindWords[kind], kind === 'duty' ? doerWords[who] : null, day].filter(Boolean).join(' · ');
  const tone = toneOf(duty);
  return (
    <span className="flex min-w-0 grow flex-wrap items-center justify-between gap-x-3 gap-y-1 py-1.5">
      <span className="min-w-0 grow basis-48">
        <span className="block break-words">{title}</span>
        {told && (
          <span className="block font-normal text-ink-soft text-sm">
            <WholeDays text={told} />
          </span>
        )}
      </span>
      {tone && <Badge tone={tone}>{isLate(duty) ? 'Te laat' : stateWords[state]}</Badge>}
    </span>
  );
}

function isLate({ state, dueDate, kind }: Duty): boolean {
  const isOpen = state === 'open' || state === 'asked';
  return isOpen && kind === 'duty' && dueDate !== null && dueDate < dayAt(new Date());
}

/** What is merely open says so by standing in the list. */
function toneOf(duty: Duty): BadgeTone | null {
  if (isLate(duty)) return 'ochre';
  const tones = { open: null, asked: 'sky', done: 'moss', 'not-applicable': 'neutral' } as const;
  return tones[duty.state];
}

const gradeWords: Record<Grade, string> = {
  A: 'gelezen op een officiële pagina',
  B: 'twee of meer bronnen zeggen hetzelfde',
  C: 'één bron: daarom ‘mogelijk’',
  X: 'bronnen spreken elkaar tegen: u ziet beide',
  '–': 'niet gevonden',
};

function Source({ duty: { grade, source, checkedOn, reviewBy, counted } }: { duty: Duty }) {
  const isOld = reviewBy < dayAt(new Date());
  return (
    <div className="text-ink-soft text-sm">
      {counted && <p>De dag is geteld: {counted}.</p>}
      <p className="wrap-anywhere">
        Bron: {source} ({isBinding(grade) ? `${grade}, ` : ''}
        {gradeWords[grade]}). Gecontroleerd op {formatDay(checkedOn)}.
      </p>
      {isOld && (
        <p className="text-ochre">
          Dit werd sinds {formatDayLong(reviewBy)} niet meer nagekeken en kan veranderd zijn.
        </p>
      )}
    </div>
  );
}
