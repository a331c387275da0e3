import { dayAt, formatDay, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Acceptance, Signature } from '#/features/site/acceptances/contract';
import {
  acceptanceName,
  answerLabels,
  followLabels,
  groundOf,
  outcomeLabels,
  releaseWords,
  statusLabels,
} from '#/features/site/acceptances/rules/words';
import { minutesHref } from '#/features/site/acceptances/web/minutes-href';
import { useRelease, useRemoveAcceptance } from '#/features/site/acceptances/web/queries';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button, buttonClasses } from '#/ui/button';

export type Deed = 'minutes' | 'send' | 'sign' | 'addendum' | 'pay' | 'days';

type RowProps = { acceptance: Acceptance; mayManage: boolean; onOpen: (deed: Deed) => void };

function toneOf({ outcome, countsSince }: Acceptance): BadgeTone {
  if (countsSince === null) return 'ochre';
  return outcome === 'refused' ? 'danger' : 'moss';
}

function stateOf({ status, countsSince }: Acceptance): string {
  if (countsSince !== null) return 'Telt';
  return status === 'signed' ? 'Wacht op uw handtekening' : statusLabels[status];
}

/** One acceptance: how it stands, and the one thing to do next. */
export function AcceptanceRow({ acceptance, mayManage, onOpen }: RowProps) {
  const { outcome, pointIds, paperPath } = acceptance;
  const count = pointIds.length === 1 ? '1 punt' : `${pointIds.length} punten`;
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="wrap-anywhere font-medium">{acceptanceName(acceptance)}</p>
      <p className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={toneOf(acceptance)}>{stateOf(acceptance)}</Badge>
        {outcomeLabels[outcome]}
        {pointIds.length > 0 && `, ${count}`}
      </p>
      <Kept acceptance={acceptance} />
      <Signatures signatures={acceptance.signatures} />
      <Follows acceptance={acceptance} />
      <div className="flex flex-wrap gap-2 print:hidden">
        {mayManage && <NextStep acceptance={acceptance} onOpen={onOpen} />}
        <a
          className={buttonClasses({ size: 'small' })}
          href={minutesHref(acceptance)}
          target="_blank"
          rel="noreferrer"
        >
          Proces-verbaal (PDF)
        </a>
        {paperPath && (
          <a className={buttonClasses({ size: 'small' })} href={paperPath} target="_blank" rel="noreferrer">
            Getekend papier
          </a>
        )}
        {acceptance.addenda.map(
          ({ number, filePath }) =>
            filePath && (
              <a
                key={number}
                className={buttonClasses({ size: 'small' })}
                href={filePath}
                target="_blank"
                rel="noreferrer"
              >
                Addendum {number} (PDF)
              </a>
            ),
        )}
        {mayManage && <OtherSteps acceptance={acceptance} onOpen={onOpen} />}
      </div>
    </li>
  );
}

/** Of what was refused nothing is kept back: nothing starts. */
function Kept({ acceptance: { outcome, keptBack, keptUntil, released, toPay } }: { acceptance: Acceptance }) {
  if (outcome === 'refused' || !keptBack || totalFromDecimal(keptBack) === 0n) return null;
  const until = keptUntil ? ` tot ${formatDay(keptUntil)}` : '';
  const isPaid = totalFromDecimal(toPay) === 0n;
  const state = isPaid ? 'betaald' : released ? `vrij: ${releaseWords[released.why]}` : 'nog niet vrij';
  return (
    <p className="text-sm tabular-nums">
      Ingehouden: {formatEuro(totalFromDecimal(keptBack))}
      {until}, {state}.
    </p>
  );
}

function Signatures({ signatures }: { signatures: readonly Signature[] }) {
  if (signatures.length === 0) return null;
  return (
    <ul className="text-sm">
      {signatures.map(({ at, name, answer, remark, contactId, as }) => (
        <li key={`${at}-${contactId}`} className="wrap-anywhere">
          {name}
          {contactId === null && ' (bouwheer)'}: {answerLabels[answer].toLowerCase()} op{' '}
          {formatDay(dayAt(new Date(at)))}
          {as && `, in de browser van ${as}`}
          {remark && `. ‘${remark}’`}
        </li>
      ))}
    </ul>
  );
}

function Follows({ acceptance: { follows } }: { acceptance: Acceptance }) {
  if (follows.length === 0) return null;
  return (
    <ul className="text-ink-soft text-sm">
      {follows.map((follow) => (
        <li key={follow.kind}>
          {followLabels[follow.kind]}: {formatDayLong(follow.day)}. {groundOf(follow)}
        </li>
      ))}
    </ul>
  );
}

type StepProps = { acceptance: Acceptance; onOpen: (deed: Deed) => void };

/** One loud thing. */
function NextStep({ acceptance, onOpen }: StepProps) {
  const { status, countsSince, released, toPay } = acceptance;
  if (countsSince === null && status === 'draft')
    return (
      <Button size="small" variant="primary" onClick={() => onOpen('minutes')}>
        Rondgang
      </Button>
    );
  if (countsSince === null)
    return (
      <Button size="small" variant="primary" onClick={() => onOpen('sign')}>
        Tekenen
      </Button>
    );
  if (released && totalFromDecimal(toPay) > 0n)
    return (
      <Button size="small" variant="primary" onClick={() => onOpen('pay')}>
        Betalen
      </Button>
    );
  return null;
}

function OtherSteps({ acceptance, onOpen }: StepProps) {
  const release = useRelease();
  const remove = useRemoveAcceptance();
  const { id, version, status, outcome, countsSince, released, keptBack } = acceptance;
  const given = { params: { id }, version };
  const isOpen = status !== 'signed';
  const mayRelease =
    countsSince !== null &&
    outcome !== 'refused' &&
    !released &&
    keptBack !== null &&
    totalFromDecimal(keptBack) > 0n;
  return (
    <>
      {isOpen && status === 'sent' && (
        <Button size="small" aria-label="Proces-verbaal aanpassen" onClick={() => onOpen('minutes')}>
          Aanpassen
        </Button>
      )}
      {isOpen && (
        <Button size="small" aria-label="Proces-verbaal versturen" onClick={() => onOpen('send')}>
          {status === 'sent' ? 'Opnieuw versturen' : 'Versturen'}
        </Button>
      )}
      {status === 'draft' && (
        <Button size="small" onClick={() => onOpen('sign')}>
          Tekenen
        </Button>
      )}
      {mayRelease && (
        <Button size="small" busy={release.isPending} onClick={() => release.mutate(given)}>
          Bedrag vrijgeven
        </Button>
      )}
      {countsSince !== null && outcome !== 'refused' && (
        <Button size="small" variant="quiet" onClick={() => onOpen('days')}>
          Termijnen
        </Button>
      )}
      {!isOpen && (
        <Button size="small" variant="quiet" onClick={() => onOpen('addendum')}>
          Addendum schrijven
        </Button>
      )}
      {countsSince !== null && !acceptance.paperPath && (
        <Button size="small" variant="quiet" onClick={() => onOpen('sign')}>
          Papier opladen
        </Button>
      )}
      {isOpen && (
        <Button
          size="small"
          variant="quiet"
          aria-label="Oplevering verwijderen"
          busy={remove.isPending}
          onClick={() => remove.mutate(given)}
        >
          Verwijderen
        </Button>
      )}
    </>
  );
}
