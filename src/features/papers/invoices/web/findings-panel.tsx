import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { mailLink } from '#/core/ready-mail';
import type { Finding, FindingSeverity } from '#/features/papers/invoices/findings-contract';
import { useFindings, useSetAside } from '#/features/papers/invoices/web/queries';
import { Alert } from '#/ui/alert';
import { Button, buttonClasses } from '#/ui/button';
import { TextField } from '#/ui/text-field';

const tones: Record<FindingSeverity, 'danger' | 'warning' | 'info'> = {
  danger: 'danger',
  warning: 'warning',
  info: 'info',
};

type FindingsPanelProps = { invoiceId: number; mayChange: boolean };
type PanelProps = FindingsPanelProps & {
  /** 2 on a page of the invoice’s own. */
  level?: 2 | 3;
};

/** Whether an invoice is right, in sentences. */
export function FindingsPanel({ invoiceId, mayChange, level = 3 }: PanelProps) {
  const { data } = useFindings(invoiceId);
  if (!data) return null;
  const Heading = `h${level}` as const;
  const open = data.filter(({ setAside }) => setAside === null);
  const looked = data.filter(({ setAside }) => setAside !== null);
  return (
    <section aria-label="Klopt deze factuur?" className="flex flex-col gap-3">
      <Heading className={level === 2 ? 'text-lg' : 'text-base'}>Klopt deze factuur?</Heading>
      {open.length === 0 && (
        <p className="flex items-center gap-2 text-ink-soft">
          <CircleCheck aria-hidden="true" className="size-5 shrink-0 text-moss" />
          {looked.length > 0 ? 'Alles is nagekeken.' : 'We vonden niets dat niet klopt.'}
        </p>
      )}
      {open.map((finding) => (
        <OpenFinding key={finding.sentence} finding={finding} {...{ invoiceId, mayChange }} />
      ))}
      {looked.map((finding) => (
        <LookedFinding key={finding.sentence} finding={finding} {...{ invoiceId, mayChange }} />
      ))}
    </section>
  );
}

function OpenFinding({ finding, invoiceId, mayChange }: FindingsPanelProps & { finding: Finding }) {
  const [reason, setReason] = useState<string>();
  const { mutate, isPending } = useSetAside();
  const { rule, amount } = finding;
  const save = () => mutate({ params: { id: invoiceId }, body: { rule, amount, reason } });
  return (
    <Alert tone={tones[finding.severity]}>
      <p>{finding.sentence}</p>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {finding.mail && (
          <a className={buttonClasses({ size: 'small' })} href={mailLink(finding.mail)}>
            Mail klaarzetten
          </a>
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
          <Button busy={isPending} disabled={reason.trim() === ''} onClick={save}>
            Bewaren
          </Button>
        </div>
      )}
    </Alert>
  );
}

function LookedFinding({ finding, invoiceId, mayChange }: FindingsPanelProps & { finding: Finding }) {
  const { mutate } = useSetAside();
  const { rule, amount } = finding;
  return (
    <div className="rounded-control border border-line p-3 text-ink-soft text-sm">
      <p className="line-through">{finding.sentence}</p>
      <p className="mt-1 flex flex-wrap items-center justify-between gap-2">
        <span>Opzij gezet: {finding.setAside?.reason}</span>
        {mayChange && (
          <Button
            size="small"
            onClick={() => mutate({ params: { id: invoiceId }, body: { rule, amount, reason: null } })}
          >
            Terug opnemen
          </Button>
        )}
      </p>
    </div>
  );
}
