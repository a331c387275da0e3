import { CalendarSync, Copy } from 'lucide-react';
import { useState } from 'react';
import { dayAt, formatDayLong } from '#/core/day';
import {
  useCalendarLinks,
  useEndCalendarLink,
  useMakeCalendarLink,
} from '#/features/reminders/calendar/web/queries';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { TextField } from '#/ui/text-field';
import { showToast } from '#/ui/toast';

/** The project's days in the calendar that somebody uses anyway. */
export function CalendarCard({ projectId }: { projectId: number }) {
  const { data: links } = useCalendarLinks();
  const make = useMakeCalendarLink();
  const end = useEndCalendarLink();
  const [url, setUrl] = useState<string>();
  const link = links?.find((each) => each.projectId === projectId);
  const renew = () => make.mutate({ params: { projectId } }, { onSuccess: ({ url: made }) => setUrl(made) });
  const stop = () => end.mutate({ params: { projectId } }, { onSuccess: () => setUrl(undefined) });
  return (
    <Card as="section" aria-labelledby="calendar-card">
      <CardHeader
        id="calendar-card"
        title="In uw agenda"
        icon={<CalendarSync aria-hidden="true" />}
        text="Taken en termijnen van dit project, met een seintje de dag ervoor, in de agenda van uw telefoon of computer. De link is alleen voor u: geef ze niet door."
      />
      {url && (
        <div className="mb-4 flex flex-wrap items-end gap-2">
          <TextField
            className="min-w-0 grow basis-64"
            label="Uw link"
            hint="U ziet ze alleen nu. Plak ze in uw agenda bij ‘Abonneren’ of ‘Toevoegen via URL’."
            readOnly
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <Button icon={<Copy aria-hidden="true" />} onClick={() => void copy(url)}>
            Kopiëren
          </Button>
          <a
            href={url.replace(/^https?:/, 'webcal:')}
            className={buttonClasses({ variant: 'secondary', className: 'no-underline' })}
          >
            Openen in agenda
          </a>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-2">
        <Button variant={link ? 'secondary' : 'primary'} busy={make.isPending} onClick={renew}>
          {link ? 'Nieuwe link' : 'Link maken'}
        </Button>
        {link && (
          <>
            <Button variant="quiet" busy={end.isPending} onClick={stop}>
              Link beëindigen
            </Button>
            <p className="text-ink-soft text-sm">
              Uw link werkt sinds {formatDayLong(dayAt(new Date(link.createdAt)))}. Een nieuwe link beëindigt
              ze.
            </p>
          </>
        )}
      </div>
    </Card>
  );
}

async function copy(url: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(url);
    showToast({ tone: 'success', title: 'Link gekopieerd' });
  } catch {
    showToast({ tone: 'destructive', title: 'Fout', text: 'Kopiëren lukte niet. Selecteer de link zelf.' });
  }
}
