import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { useState } from 'react';
import { dayAt } from '#/core/day';
import type { Session } from '#/features/people/account/contract';
import { deviceName, isPocketSize, seenText } from '#/features/people/account/rules/devices';
import { useEndOtherSessions, useEndSession, useSessions } from '#/features/people/account/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { Badge } from '#/ui/badge';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { ConfirmDialog } from '#/ui/confirm';
import { SkeletonList } from '#/ui/skeleton';

export function DevicesCard() {
  const sessions = useSessions();
  const endOthers = useEndOtherSessions();
  const [isAsking, setAsking] = useState(false);
  const [withPrograms, setWithPrograms] = useState(false);
  const hasOthers = sessions.data?.some(({ isCurrent }) => !isCurrent) ?? false;
  return (
    <Card as="section" aria-labelledby="devices">
      <CardHeader
        id="devices"
        title="Aangemelde toestellen"
        text="Hier bent u nu aangemeld. Herkent u een toestel niet, log het dan uit."
      />
      <QueryStates
        query={sessions}
        failed="De toestellen konden niet geladen worden"
        loading={<SkeletonList rows={2} />}
      >
        {(data) => (
          <ul>
            {data.map((session) => (
              <Device key={session.key} session={session} />
            ))}
          </ul>
        )}
      </QueryStates>
      {hasOthers && (
        <Button className="mt-4" busy={endOthers.isPending} onClick={() => setAsking(true)}>
          Alle andere toestellen uitloggen
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          onClose={() => setAsking(false)}
          title="Alle andere toestellen uitloggen?"
          text={
            <Checkbox
              label="Beëindig ook de toegang van mijn programma’s"
              hint="Doe dit als u denkt dat iemand anders in uw account kon. Programma’s moet u daarna opnieuw toelaten."
              checked={withPrograms}
              onChange={({ target }) => setWithPrograms(target.checked)}
            />
          }
          confirmLabel="Overal uitloggen"
          busy={endOthers.isPending}
          onConfirm={() =>
            endOthers.mutate(
              { query: withPrograms ? { tokens: 'true' } : {} },
              { onSettled: () => setAsking(false) },
            )
          }
        />
      )}
    </Card>
  );
}

function Device({ session }: { session: Session }) {
  const end = useEndSession();
  const name = deviceName(session);
  const Icon = isPocketSize(session) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-3 border-line border-t py-3 first:border-t-0 first:pt-0">
      <Icon aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {session.isCurrent && <Badge tone="moss">Dit toestel</Badge>}
        </p>
        <p className="text-ink-soft text-sm">{seenText(session, dayAt(new Date()))}</p>
      </div>
      {!session.isCurrent && (
        <Button
          size="small"
          className="ml-auto"
          icon={<LogOut aria-hidden="true" />}
          busy={end.isPending}
          aria-label={`${name} uitloggen`}
          onClick={() => end.mutate({ params: { key: session.key } })}
        >
          Uitloggen
        </Button>
      )}
    </li>
  );
}
