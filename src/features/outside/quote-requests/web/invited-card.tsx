import { Copy, Users } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { day, dayAt, formatDay } from '#/core/day';
import type { AnswerState, Invited, QuoteRequest } from '#/features/outside/quote-requests/contract';
import { answerStateLabels } from '#/features/outside/quote-requests/rules/log';
import { useSendQuoteRequest } from '#/features/outside/quote-requests/web/queries';
import { Badge, type BadgeTone } from '#/ui/badge';
import { Button, IconButton } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

const tones: Record<AnswerState, BadgeTone> = { invited: 'neutral', submitted: 'moss', declined: 'ochre' };

type Sent = { contactId: number; url: string | null };

/** Who was asked, and how it stands with each; a link that was made is shown once. */
export function InvitedCard({ request, mayChange }: { request: QuoteRequest; mayChange: boolean }) {
  const [made, setMade] = useState<readonly Sent[]>([]);
  const { mutate, isPending } = useSendQuoteRequest();
  const { id, version, status, invited, until } = request;
  const send = (contactIds?: number[]) =>
    mutate(
      { params: { id }, body: contactIds ? { contactIds } : {}, version },
      { onSuccess: (sent) => setMade(sent) },
    );
  const waiting = invited.filter(({ isSent, state }) => !isSent && state === 'invited').length;
  // After its day nobody can answer; a draft is told so where it is sent.
  const maySend = mayChange && (status === 'draft' || (status === 'sent' && until >= dayAt(new Date())));
  return (
    <Card as="section" aria-labelledby="invited">
      <CardHeader id="invited" title="Aannemers" icon={<Users aria-hidden="true" />} />
      {made.some(({ url }) => url !== null) && (
        <p role="status" className="mb-3">
          De links zijn klaar. Bezorg ze zelf: ze zijn hier alleen nu te zien.
        </p>
      )}
      <ul className="flex flex-col gap-3">
        {invited.map((each) => (
          <InvitedRow
            key={each.contactId}
            invited={each}
            url={made.find(({ contactId }) => contactId === each.contactId)?.url ?? null}
            onSendAgain={
              mayChange && status === 'sent' && each.isSent ? () => send([each.contactId]) : undefined
            }
          />
        ))}
      </ul>
      {maySend && waiting > 0 && (
        <Button className="mt-4" variant="primary" busy={isPending} onClick={() => send()}>
          {status === 'draft'
            ? 'Versturen'
            : `Versturen naar ${waiting === 1 ? 'de nieuwe' : `de ${waiting} nieuwe`}`}
        </Button>
      )}
    </Card>
  );
}

type InvitedRowProps = { invited: Invited; url: string | null; onSendAgain: (() => void) | undefined };

function InvitedRow({ invited, url, onSendAgain }: InvitedRowProps) {
  const { contactId, name, state, submittedAt, submittedBy, validUntil, startsWithin, note, sha256 } =
    invited;
  const copy = async (link: string) => {
    await navigator.clipboard?.writeText(link);
    if ('clipboard' in navigator) showToast({ title: 'Link gekopieerd' });
  };
  const facts = [
    submittedAt && `op ${formatDay(dayAt(new Date(submittedAt)))} door ${submittedBy ?? ''}`,
    validUntil && `geldig tot ${formatDay(day(validUntil))}`,
    startsWithin && `kan beginnen: ${startsWithin}`,
  ].filter(Boolean);
  return (
    <li className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <Link
          href={`${addresses.contacts}/${contactId}`}
          className="wrap-anywhere font-semibold underline hover:text-brick"
        >
          {name}
        </Link>
        <Badge tone={tones[state]}>{answerStateLabels[state]}</Badge>
        {onSendAgain && state === 'invited' && (
          <Button size="small" variant="quiet" aria-label={`Nieuwe link voor ${name}`} onClick={onSendAgain}>
            Nieuwe link
          </Button>
        )}
      </p>
      {facts.length > 0 && <p className="text-[0.9375rem] text-ink-soft">{facts.join(', ')}</p>}
      {note && <p className="wrap-anywhere whitespace-pre-line text-[0.9375rem]">{note}</p>}
      {sha256 && (
        <p className="wrap-anywhere text-ink-soft text-sm">
          Vingerafdruk van de bewaarde PDF (SHA-256): {sha256.slice(0, 16)}…
        </p>
      )}
      {url && (
        <div className="flex items-end gap-2">
          <TextField
            className="grow"
            label={`Link voor ${name}`}
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <IconButton
            label={`Link voor ${name} kopiëren`}
            icon={<Copy aria-hidden="true" />}
            onClick={() => copy(url)}
          />
        </div>
      )}
    </li>
  );
}
