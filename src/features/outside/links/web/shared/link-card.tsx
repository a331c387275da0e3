import { Copy, KeyRound } from 'lucide-react';
import { useState } from 'react';
import { addDays, type Day, day, dayAt, formatDay } from '#/core/day';
import { endWords } from '#/features/outside/links/rules/ends';
import { purposeWords } from '#/features/outside/links/rules/log';
import * as calls from '#/features/outside/shared/links/contract';
import { useRead, useWrite } from '#/platform/web/queries';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { DateField } from '#/ui/date-field';
import { Fold } from '#/ui/fold';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

type LinkCardProps = { projectId: number; contactId: number; isArchitect: boolean; mayChange: boolean };

/** Whether the contact has a page of its own, until when, and what was done with it. */
export function LinkCard({ projectId, contactId, isArchitect, mayChange }: LinkCardProps) {
  const { data = [] } = useRead(calls.listGuestLinks, { params: { projectId } });
  const links = data.filter((link) => link.contactId === contactId);
  const open = links.find((link) => link.isOpen && link.purpose === 'guest');
  return (
    <Card as="section" aria-labelledby="guest-link">
      <CardHeader
        id="guest-link"
        title="Eigen pagina"
        icon={<KeyRound aria-hidden="true" />}
        text="Met een link, zonder account: eigen taken, facturen en berichten, en niets van anderen."
      />
      <ul className="flex flex-col gap-3">
        {links.map((link) => (
          <LinkRow key={link.id} link={link} mayChange={mayChange} />
        ))}
      </ul>
      {mayChange && (
        <NewLink
          {...{ projectId, contactId }}
          kind={isArchitect ? 'architect' : 'contractor'}
          label={open ? 'Nieuwe link maken' : 'Pagina geven'}
        />
      )}
    </Card>
  );
}

function LinkRow({ link, mayChange }: { link: calls.OutsiderLink; mayChange: boolean }) {
  const { mutate, isPending } = useWrite(calls.revokeLink, {
    success: 'Link ingetrokken',
    failure: { text: 'De link kon niet ingetrokken worden.' },
  });
  const seen = link.lastSeenAt
    ? `laatst geopend op ${formatDay(dayAt(new Date(link.lastSeenAt)))}`
    : 'nog niet geopend';
  const state = link.ended
    ? endWords[link.ended]
    : link.isOpen
      ? `Werkt tot en met ${formatDay(day(link.until))}`
      : 'Verlopen';
  const word = purposeWords[link.purpose];
  return (
    <li className="flex flex-col gap-1 border-line border-t pt-3 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={link.isOpen ? 'moss' : 'neutral'}>{state}</Badge>
        <span className="text-ink-soft text-sm">
          {word.charAt(0).toUpperCase() + word.slice(1)},{' '}
          {link.delivery === 'mailed' ? `gemaild naar ${link.email}` : 'zelf bezorgd'}, {seen}
        </span>
      </p>
      {link.deeds.length > 0 && (
        <ul className="text-[0.9375rem]">
          {link.deeds.slice(0, 5).map(({ at, what }) => (
            <li key={`${at} ${what}`} className="wrap-anywhere">
              {formatDay(dayAt(new Date(at)))}: {what}
            </li>
          ))}
        </ul>
      )}
      {mayChange && link.isOpen && (
        <Button
          size="small"
          className="self-start"
          busy={isPending}
          onClick={() => mutate({ params: { id: link.id } })}
        >
          Intrekken
        </Button>
      )}
    </li>
  );
}

type NewLinkProps = { projectId: number; contactId: number; kind: calls.GuestKind; label: string };

function NewLink({ projectId, contactId, kind, label }: NewLinkProps) {
  const [made, setMade] = useState<{ url: string | null }>();
  const [until, setUntil] = useState<Day | null>(null);
  const today = dayAt(new Date());
  const { mutate, isPending } = useWrite(calls.createGuestLink, {
    failure: { text: 'De link kon niet gemaakt worden.' },
  });
  const copy = async (url: string) => {
    await navigator.clipboard?.writeText(url);
    if ('clipboard' in navigator) showToast({ title: 'Link gekopieerd' });
  };
  const make = () =>
    mutate(
      { params: { projectId }, body: until ? { contactId, kind, until } : { contactId, kind } },
      { onSuccess: ({ url }) => setMade({ url }) },
    );
  return (
    <div className="mt-3 flex flex-col gap-3">
      {made && (
        <p role="status">
          {made.url
            ? 'De link is klaar. Bezorg hem zelf: hij is hier alleen nu te zien.'
            : 'De e-mail vertrekt. Alleen wie die krijgt, heeft de link.'}
        </p>
      )}
      {made?.url && (
        <>
          <TextField label="Link" readOnly value={made.url} onFocus={({ target }) => target.select()} />
          {'clipboard' in navigator && (
            <Button
              className="self-start"
              icon={<Copy aria-hidden="true" />}
              onClick={() => made.url && copy(made.url)}
            >
              Link kopiëren
            </Button>
          )}
        </>
      )}
      <Fold title="Tot wanneer">
        <DateField
          label="Werkt tot en met"
          hint={`Leeg is ${calls.usualDays} dagen. Hoogstens ${calls.mostDays} dagen.`}
          today={today}
          min={today}
          max={addDays(today, calls.mostDays)}
          value={until}
          onChange={setUntil}
        />
      </Fold>
      <Button className="self-start" busy={isPending} onClick={make}>
        {label}
      </Button>
    </div>
  );
}
