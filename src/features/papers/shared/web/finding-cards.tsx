import { useState } from 'react';
import { Link } from 'wouter';
import { type Day, dayAt, formatDay } from '#/core/day';
import { mailLink } from '#/core/ready-mail';
import type { Finding } from '#/features/papers/shared/findings';
import { isOpen } from '#/features/papers/shared/rules/looked-into';
import { isForFirm } from '#/features/papers/shared/rules/question-letter';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';
import { TextField } from '#/ui/text-field';

/** What somebody does about a finding; what is left out stays. */
export type Look = { reason?: string | null; askedUntil?: Day | null };

type FindingCardsProps<One extends Finding> = {
  findings: readonly One[];
  mayChange: boolean;
  busy: boolean;
  onLook: (finding: One, look: Look) => void;
  /** Opens the letter about all that stands open. */
  onAsk: () => void;
};

/** Each finding with what one can do about it: ask the firm, or set it aside with a reason. */
export function FindingCards<One extends Finding>({ findings, onAsk, ...rest }: FindingCardsProps<One>) {
  const today = dayAt(new Date());
  const open = findings.filter((each) => isOpen(each, today));
  const waiting = findings.filter((each) => each.setAside === null && !isOpen(each, today));
  const looked = findings.filter(({ setAside }) => setAside !== null);
  const { mayChange, onLook } = rest;
  return (
    <>
      {open.map((finding) => (
        <OpenFinding key={finding.key} finding={finding} {...rest} />
      ))}
      {mayChange && open.some(isForFirm) && (
        <Button className="self-start" onClick={onAsk}>
          Vraag het de aannemer
        </Button>
      )}
      {waiting.map((finding) => (
        <Quiet
          key={finding.key}
          text={finding.sentence}
          note={`Gevraagd: antwoord verwacht tegen ${finding.askedUntil && formatDay(finding.askedUntil)}`}
          label="Niet meer wachten"
          onBack={mayChange ? () => onLook(finding, { askedUntil: null }) : undefined}
        />
      ))}
      {looked.map((finding) => (
        <Quiet
          key={finding.key}
          isDone
          text={finding.sentence}
          note={`Opzij gezet: ${finding.setAside?.reason}`}
          label="Terug opnemen"
          onBack={mayChange ? () => onLook(finding, { reason: null }) : undefined}
        />
      ))}
    </>
  );
}

type OpenFindingProps<One extends Finding> = Pick<FindingCardsProps<One>, 'mayChange' | 'busy' | 'onLook'> & {
  finding: One;
};

function OpenFinding<One extends Finding>({ finding, mayChange, busy, onLook }: OpenFindingProps<One>) {
  const [reason, setReason] = useState<string>();
  return (
    <Alert tone={finding.severity}>
      <p>{finding.sentence}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {finding.mail && (
          <a className={buttonClasses({ size: 'small' })} href={mailLink(finding.mail)}>
            Mail klaarzetten
          </a>
        )}
        {finding.step && (
          <Link className={buttonClasses({ size: 'small' })} href={finding.step.path}>
            {finding.step.label}
          </Link>
        )}
        {mayChange && reason === undefined && (
          <Button size="small" onClick={() => setReason('')}>
            Opzij zetten
          </Button>
        )}
      </div>
      {reason !== undefined && (
        <div className="mt-2 flex flex-wrap items-end gap-2">
          <TextField
            className="min-w-0 grow"
            label="Waarom is dit in orde?"
            autoComplete="off"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <Button busy={busy} disabled={reason.trim() === ''} onClick={() => onLook(finding, { reason })}>
            Bewaren
          </Button>
        </div>
      )}
    </Alert>
  );
}

type QuietProps = {
  text: string;
  note: string;
  label: string;
  isDone?: boolean;
  onBack: (() => void) | undefined;
};

function Quiet({ text, note, label, isDone = false, onBack }: QuietProps) {
  return (
    <div className="rounded-control border border-line p-3 text-ink-soft text-sm">
      <p className={isDone ? 'line-through' : undefined}>{text}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span>{note}</span>
        {onBack && (
          <Button size="small" onClick={onBack}>
            {label}
          </Button>
        )}
      </p>
    </div>
  );
}
