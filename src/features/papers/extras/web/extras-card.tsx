import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { ExtraDialog } from '#/features/papers/extras/web/extra-dialog';
import { useExtras, useRemoveExtra, useWithdrawExtra } from '#/features/papers/extras/web/queries';
import { SendDialog } from '#/features/papers/extras/web/send-dialog';
import type { Extra, ExtraStatus } from '#/features/papers/shared/extras/contract';
import { contractReportHref } from '#/features/papers/shared/extras/contract';
import {
  daysText,
  decisionWay,
  extraName,
  extraStatusLabels,
  isFinal,
  maySend,
} from '#/features/papers/shared/extras/rules/statuses';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

const tones: Record<ExtraStatus, BadgeTone> = {
  draft: 'neutral',
  sent: 'ochre',
  approved: 'moss',
  refused: 'danger',
  withdrawn: 'neutral',
};

type Opened = { kind: 'new'; unforeseen?: number; copyOf?: Extra } | { kind: 'edit' | 'send'; id: number };
type ExtrasCardProps = { quote: Quote; mayManage: boolean };

/** The register of extra and less work on an accepted quote. */
export function ExtrasCard({ quote, mayManage }: ExtrasCardProps) {
  const query = useExtras(quote.id);
  const [opened, setOpened] = useState<Opened>();
  const openId = opened && opened.kind !== 'new' ? opened.id : undefined;
  const held = useHeldRecord(query.data, openId, () => mayManage);
  const close = () => setOpened(undefined);
  return (
    <Card as="section" aria-labelledby="quote-extras">
      <CardHeader
        id="quote-extras"
        title="Meerwerk"
        text={`Contractsom: ${formatEuro(totalFromDecimal(quote.contractSum))}, de offerte met wat sindsdien goedgekeurd is.`}
        actions={
          mayManage && (
            <Button
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setOpened({ kind: 'new' })}
            >
              Meerwerk toevoegen
            </Button>
          )
        }
      />
      <QueryStates query={query} failed="Het meerwerk kon niet geladen worden">
        {(all) =>
          all.length === 0 ? (
            <p className="text-ink-soft">
              Nog geen meer- of minwerk. Laat elk extra werk eerst goedkeuren, met zijn prijs.
            </p>
          ) : (
            <ul className="flex flex-col divide-y divide-line">
              {all.map((extra) => (
                <ExtraRow key={extra.id} extra={extra} mayManage={mayManage} onOpen={setOpened} />
              ))}
            </ul>
          )
        }
      </QueryStates>
      {mayManage && <TakeOver quote={quote} onOpen={setOpened} />}
      <div className="mt-3 print:hidden">
        <a className={buttonClasses({ size: 'small' })} href={contractReportHref(quote.id)} download>
          Stand van het contract (PDF)
        </a>
      </div>
      {opened?.kind === 'new' && (
        <ExtraDialog quote={quote} unforeseen={opened.unforeseen} copyOf={opened.copyOf} onClose={close} />
      )}
      {held.record && opened?.kind === 'edit' && (
        <ExtraDialog quote={quote} extra={held.record} isGone={held.isGone} onClose={close} />
      )}
      {held.record && opened?.kind === 'send' && (
        <SendDialog extra={held.record} email={quote.contact.email} onClose={close} />
      )}
    </Card>
  );
}

type RowProps = { extra: Extra; mayManage: boolean; onOpen: (opened: Opened) => void };

function ExtraRow({ extra, mayManage, onOpen }: RowProps) {
  const withdraw = useWithdrawExtra();
  const remove = useRemoveExtra();
  const { id, status, version } = extra;
  const name = extraName(extra);
  const facts = [
    extra.days === 0 ? '' : daysText(extra.days),
    extra.decidedBy ? decisionWay(extra) : '',
    extra.sentTo && status === 'sent' ? `naar ${extra.sentTo}` : '',
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1.5 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="min-w-0">
          <span className="wrap-anywhere font-medium">
            {name.charAt(0).toUpperCase() + name.slice(1)}: {extra.title}
          </span>
        </span>
        <span className="whitespace-nowrap tabular-nums">{formatEuro(totalFromDecimal(extra.total))}</span>
      </div>
      <div className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
        <Badge tone={tones[status]}>{extraStatusLabels[status]}</Badge>
        {facts.join(', ')}
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden print:hidden">
        {extra.filePath && (
          <a
            className={buttonClasses({ size: 'small' })}
            href={extra.filePath}
            target="_blank"
            rel="noreferrer"
          >
            Akkoord (PDF)
          </a>
        )}
        {mayManage && maySend(status) && (
          <Button
            size="small"
            aria-label={`${name} ter goedkeuring sturen`}
            onClick={() => onOpen({ kind: 'send', id })}
          >
            {status === 'sent' ? 'Opnieuw sturen' : 'Ter goedkeuring sturen'}
          </Button>
        )}
        {mayManage && !isFinal(status) && (
          <Button size="small" aria-label={`${name} bewerken`} onClick={() => onOpen({ kind: 'edit', id })}>
            Bewerken
          </Button>
        )}
        {mayManage && isFinal(status) && (
          <Button
            size="small"
            aria-label={`${name} kopiëren naar een nieuw ontwerp`}
            onClick={() => onOpen({ kind: 'new', copyOf: extra })}
          >
            Kopiëren naar een nieuw ontwerp
          </Button>
        )}
        {mayManage && status === 'sent' && (
          <Button
            size="small"
            aria-label={`${name} intrekken`}
            busy={withdraw.isPending}
            onClick={() => withdraw.mutate({ params: { id }, body: { status: 'withdrawn' }, version })}
          >
            Intrekken
          </Button>
        )}
        {mayManage && !isFinal(status) && status !== 'sent' && (
          <Button
            size="small"
            variant="quiet"
            aria-label={`${name} verwijderen`}
            busy={remove.isPending}
            onClick={() => remove.mutate({ params: { id }, version })}
          >
            Verwijderen
          </Button>
        )}
      </div>
    </li>
  );
}

/** An unforeseen cost becomes extra work with the same words; approved, it counts in its place. */
function TakeOver({ quote, onOpen }: { quote: Quote; onOpen: (opened: Opened) => void }) {
  if (quote.unforeseenCosts.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 text-sm print:hidden">
      <span className="text-ink-soft">Onvoorziene kost laten goedkeuren:</span>
      {quote.unforeseenCosts.map(({ description }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cost is known by its place only
        <Button key={at} size="small" onClick={() => onOpen({ kind: 'new', unforeseen: at })}>
          {description || `Kost ${at + 1}`}
        </Button>
      ))}
    </div>
  );
}
