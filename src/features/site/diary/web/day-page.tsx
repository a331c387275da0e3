import { CloudSun, FileText, HardHat, PackageCheck, PenLine, Users } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'wouter';
import { type Day, formatDayLong } from '#/core/day';
import type { DiaryDay } from '#/features/site/diary/contract';
import { PhotoStrip } from '#/features/site/shared/photos/web/photo-strip';
import { ContactLink } from '#/features/work/shared/contacts/web/contact-link';
import { formatMoment } from '#/platform/web/moment';
import { Button } from '#/ui/button';
import { Card } from '#/ui/card';

type DayPageProps = { page: DiaryDay; today: Day; onWrite: (() => void) | undefined };

const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });
const mostPhotos = 8;

const icons = { task: HardHat, delivery: PackageCheck, paper: FileText } as const;

export function dayAnchor(day: Day): string {
  return `dag-${day}`;
}

/** One day: what people wrote first, then what the day has by itself. */
export function DayPage({ page, today, onWrite }: DayPageProps) {
  const { day, written, weather, present, contacts, facts, changedBy, changedAt } = page;
  const isToday = day === today;
  const act = page.version === 0 ? 'Schrijven' : 'Bewerken';
  const name = `${isToday ? 'Vandaag, ' : ''}${weekday.format(Date.parse(day))} ${formatDayLong(day)}`;
  const names = present.flatMap((id) => contacts.find((each) => each.id === id) ?? []);
  const photos = facts.filter(({ kind }) => kind === 'photo');
  const writers = new Set(written.map(({ by }) => by?.id));
  return (
    <Card as="section" aria-labelledby={dayAnchor(day)}>
      <div className="flex items-start justify-between gap-3">
        <h2 id={dayAnchor(day)} className="scroll-mt-20 text-lg first-letter:uppercase">
          {name}
        </h2>
        {onWrite && (
          <Button
            size="small"
            variant={isToday ? 'secondary' : 'quiet'}
            icon={<PenLine aria-hidden="true" />}
            aria-label={`${act}: ${formatDayLong(day)}`}
            onClick={onWrite}
          >
            {act}
          </Button>
        )}
      </div>
      <div className="mt-2 flex flex-col gap-2">
        {written.map(({ text, by }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are the page itself, in their order.
          <p key={at} className="[overflow-wrap:anywhere]">
            {text}
            {writers.size > 1 && <span className="text-ink-soft text-sm"> {by?.name}</span>}
          </p>
        ))}
        {page.version === 0 && facts.length === 0 && (
          <p className="text-ink-soft">Nog niets. Eén zin is genoeg: wie er was, wat er gebeurde.</p>
        )}
        {names.length > 0 && (
          <Fact icon={<Users aria-hidden="true" />}>
            Aanwezig:{' '}
            {names.map(({ id, name }, at) => (
              <Fragment key={id}>
                {at > 0 && ', '}
                <ContactLink contact={{ id, name, company: null }} />
              </Fragment>
            ))}
          </Fact>
        )}
        {weather && <Fact icon={<CloudSun aria-hidden="true" />}>{weather}</Fact>}
        {facts.flatMap(({ kind, id, title, detail, detailPath, path }) => {
          if (kind === 'photo') return [];
          const Icon = icons[kind];
          return [
            <Fact key={`${path} ${kind} ${id} ${title}`} icon={<Icon aria-hidden="true" />}>
              <Link href={path} className="underline decoration-line-strong hover:text-brick">
                {kind === 'delivery' ? `Levering: ${title}` : title}
              </Link>
              {detail && (
                <span className="text-ink-soft">
                  ,{' '}
                  {detailPath ? (
                    <Link href={detailPath} className="underline-offset-2 hover:text-brick hover:underline">
                      {detail}
                    </Link>
                  ) : (
                    detail
                  )}
                </span>
              )}
            </Fact>,
          ];
        })}
        {photos.length > 0 && (
          <PhotoStrip
            photos={photos
              .slice(0, mostPhotos)
              .map(({ id, title, filePath }) => ({ id, name: title, filePath: filePath ?? '' }))}
          />
        )}
        {photos.length > mostPhotos && (
          <p className="text-ink-soft text-sm">En nog {photos.length - mostPhotos} foto’s.</p>
        )}
        {changedAt && (
          <p className="text-ink-soft text-sm">
            Laatst gewijzigd {changedBy ? `door ${changedBy.name}, ` : ''}
            {formatMoment(new Date(changedAt))}
          </p>
        )}
      </div>
    </Card>
  );
}

function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 text-[0.9375rem] [overflow-wrap:anywhere]">
      <span className="mt-0.5 text-ink-soft *:size-[1.125rem]">{icon}</span>
      <span className="min-w-0">{children}</span>
    </p>
  );
}
