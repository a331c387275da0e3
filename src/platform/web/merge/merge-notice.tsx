import { type RefObject, useEffect, useRef } from 'react';
import { whoHas, whose } from '#/platform/web/current-user';
import type { Changing, Versioned } from '#/platform/web/merge/changing';
import { type FieldWords, showValue } from '#/platform/web/merge/field-words';
import type { FormValues, Question } from '#/platform/web/merge/merge-record';
import { attachedName, type Choice, type News, questionKey } from '#/platform/web/merge/use-merging';
import { Alert } from '#/ui/alert';
import { Button } from '#/ui/button';
import { RadioGroup } from '#/ui/radio-group';
import { showToast } from '#/ui/toast';

type NoticeProps<Rec extends Versioned, Typed> = {
  changing: Changing<Rec, Typed>;
  news: News;
  isGone: boolean;
  /** It can be kept as a new one. */
  canBeNew: boolean;
  /** Tried to save with a question still open. */
  insists: number;
  values: () => FormValues;
  onChoose: (question: Question, choice: Choice) => void;
};

/** What somebody else did to the record that is in the form, above its fields. */
export function MergeNotice<Rec extends Versioned, Typed>(props: NoticeProps<Rec, Typed>) {
  const { changing, news, isGone } = props;
  if (isGone) return <Gone {...props} />;
  const labels = news.taken.map((name) => wordsOf(changing, name).label);
  if (news.questions.length > 0) return <Questions {...props} />;
  if (labels.length === 0) return null;
  return (
    <Alert tone="info" announce className="mb-4" title={`${whoHas(news.by)} dit intussen gewijzigd`}>
      Overgenomen: {labels.join(', ')}. Wat u zelf invulde, staat er nog.
    </Alert>
  );
}

function wordsOf<Rec extends Versioned, Typed>(changing: Changing<Rec, Typed>, name: string): FieldWords {
  return changing.words[name as keyof Typed];
}

function Questions<Rec extends Versioned, Typed>({
  changing,
  news,
  insists,
  onChoose,
}: NoticeProps<Rec, Typed>) {
  const { by, taken, questions, choices, atSaving, asked } = news;
  const title = `${whoHas(by)} dit intussen ook gewijzigd`;
  const panel = useFocus(atSaving ? asked : 0, insists);
  const labels = taken.map((name) => wordsOf(changing, name).label);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Wat u en iemand anders allebei wijzigden"
      className="mb-5 rounded-control outline-none focus-visible:outline-2 focus-visible:outline-brick focus-visible:outline-offset-2"
    >
      {/* Only this is read out when it appears, not every choice that is made below it. */}
      <p role="status" className="sr-only">
        {title}. Er is iets te kiezen.
      </p>
      <Alert tone="warning" title={title}>
        <p>
          {questions.length === 1 ? 'Kies wat u wilt bewaren.' : 'Kies telkens wat u wilt bewaren.'}
          {labels.length > 0 && ` Overgenomen: ${labels.join(', ')}.`}
        </p>
        <div className="mt-3 flex flex-col gap-4">
          {questions.map((question) => {
            const choice = choices[questionKey(question)];
            const [mine, theirs] = shown(changing, question);
            return (
              <RadioGroup<Choice>
                key={questionKey(question)}
                label={labelOf(changing, question)}
                value={choice ?? ''}
                onChange={(chosen) => onChoose(question, chosen)}
                error={insists > 0 && choice === undefined ? 'Maak eerst een keuze.' : undefined}
                options={[
                  { value: 'mine', label: 'Van u', text: <Value>{mine}</Value> },
                  { value: 'theirs', label: whose(by), text: <Value>{theirs}</Value> },
                ]}
              />
            );
          })}
        </div>
      </Alert>
    </section>
  );
}

function Value({ children }: { children: string }) {
  return <span className="wrap-anywhere whitespace-pre-wrap text-ink">{children || 'leeg'}</span>;
}

/** To the questions when a save met them, and to the first that is open when one tries to save past it. */
function useFocus(asked: number, insists: number): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (asked > 0) panel.current?.focus();
  }, [asked]);
  useEffect(() => {
    if (insists > 0) panel.current?.querySelector<HTMLElement>('[aria-invalid] input')?.focus();
  }, [insists]);
  return panel;
}

function labelOf<Rec extends Versioned, Typed>(changing: Changing<Rec, Typed>, { names }: Question): string {
  return names
    .map((name) => (name === attachedName ? changing.attached?.label : wordsOf(changing, name).label))
    .join(' en ');
}

function shown<Rec extends Versioned, Typed>(
  changing: Changing<Rec, Typed>,
  { names, mine, theirs }: Question,
): [string, string] {
  const { attached, record } = changing;
  if (names.includes(attachedName)) {
    return attached ? [attached.showChoice(mine[attachedName]), attached.show(record)] : ['', ''];
  }
  const show = (values: FormValues) =>
    names
      .map((name) => showValue(wordsOf(changing, name), values[name]))
      .filter((text) => text !== '')
      .join(', ');
  return [show(mine), show(theirs)];
}

function Gone<Rec extends Versioned, Typed>({ changing, canBeNew, values }: NoticeProps<Rec, Typed>) {
  const [first = '', ...rest] = changing.noun;
  const copy = async () => {
    const typed = values();
    const lines = Object.keys(changing.words).flatMap((name) => {
      const text = showValue(wordsOf(changing, name), typed[name]);
      return text ? [`${wordsOf(changing, name).label}: ${text}`] : [];
    });
    await navigator.clipboard.writeText(lines.join('\n'));
    showToast({ title: 'Gekopieerd' });
  };
  return (
    <Alert
      tone="danger"
      announce
      className="mb-4"
      title={`${first.toUpperCase()}${rest.join('')} is intussen verwijderd`}
      actions={
        !canBeNew && 'clipboard' in navigator ? (
          <Button onClick={copy}>Kopieer wat u invulde</Button>
        ) : undefined
      }
    >
      Wat u invulde, staat hier nog.{canBeNew && ' U kunt het als nieuw bewaren.'}
    </Alert>
  );
}
