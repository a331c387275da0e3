import { FileDown } from 'lucide-react';
import { Suspense, useEffect, useState } from 'react';
import { addDays, type Day, dayAt, daysBetween, formatDayLong, isDay } from '#/core/day';
import { may } from '#/core/rights';
import { type DiaryDay, listDiaryMarks } from '#/features/site/diary/contract';
import { dayParam, noteParam, pageParam, writeParam } from '#/features/site/diary/rules/path';
import { stretchesOf } from '#/features/site/diary/rules/quiet';
import { DayPage, dayAnchor } from '#/features/site/diary/web/day-page';
import { DayDialog, PeriodDialog } from '#/features/site/diary/web/lazy-dialogs';
import { useDiary } from '#/features/site/diary/web/queries';
import type { SitePart } from '#/features/site/photos/web/shared/slots';
import { useRead } from '#/platform/web/queries';
import { QueryStates } from '#/platform/web/query-states';
import { useAddress } from '#/platform/web/use-address';
import { Button } from '#/ui/button';
import { Fold } from '#/ui/fold';

const daysAtOnce = 30;
const mostBack = 360;

/** What is to be written about where nothing could be read: without a connection somebody writes all the same. */
function blankOf(day: Day): DiaryDay {
  return {
    ...{ id: null, day, text: null, weather: null, present: [], version: 0 },
    ...{ expected: [], contacts: [], facts: [], written: [], changedBy: null, changedAt: null },
  };
}

/** The diary of a site, today first: a page a day that has something, made of itself and of what people write. */
export function DiaryView({ project }: SitePart) {
  const today = dayAt(new Date());
  const { search, put } = useAddress();
  const asked = useAskedDay(project.id, today);
  const [back, setBack] = useState(daysAtOnce);
  const [isOnPaper, setOnPaper] = useState(false);
  const reach = asked && asked < today ? Math.max(back, daysBetween(asked, today) + 1) : back;
  // A day of long ago is shown by itself, with what came after it.
  const until = reach > mostBack && asked ? addDays(asked, daysAtOnce) : today;
  const from = addDays(until, 1 - Math.min(reach, mostBack));
  const diary = useDiary(project.id, { from, until });
  const mayWrite = may(project.role, 'add');
  const isAskedFor = ({ day }: DiaryDay) => day === today || day === asked;
  const named = search.get(writeParam) ?? '';
  const writing = search.get(noteParam) ? today : isDay(named) ? named : undefined;
  const isReady = diary.data !== undefined || diary.error !== null;
  const close = () => put({ [writeParam]: '', [noteParam]: '' });
  return (
    <>
      <div className="mb-3 flex justify-end print:hidden">
        <Button
          variant="quiet"
          size="small"
          icon={<FileDown aria-hidden="true" />}
          onClick={() => setOnPaper(true)}
        >
          Op papier
        </Button>
      </div>
      <QueryStates query={diary} failed="Het dagboek kon niet geladen worden">
        {(pages) => (
          <div className="flex flex-col gap-3 md:gap-4">
            {stretchesOf(
              pages.filter((page) => isAskedFor(page) || !isBlank(page)),
              isAskedFor,
            ).map(({ isQuiet, pages: stretch }) => {
              const drawn = stretch.map((page) => (
                <DayPage
                  key={page.day}
                  page={page}
                  today={today}
                  onWrite={mayWrite ? () => put({ [writeParam]: page.day }) : undefined}
                />
              ));
              return isQuiet ? (
                <Fold key={stretch[0]?.day} title={quietTitle(stretch)} className="px-2">
                  <div className="flex flex-col gap-3">{drawn}</div>
                </Fold>
              ) : (
                drawn
              );
            })}
            <GoToDay day={asked} />
            {reach < mostBack && (
              <Button className="self-center" onClick={() => setBack(reach + daysAtOnce)}>
                Eerdere dagen
              </Button>
            )}
          </div>
        )}
      </QueryStates>
      <Suspense>
        {writing && mayWrite && isReady && (
          <DayDialog
            key={writing}
            projectId={project.id}
            page={diary.data?.find(({ day }) => day === writing) ?? blankOf(writing)}
            isToday={writing === today}
            onClose={close}
          />
        )}
        {isOnPaper && (
          <PeriodDialog
            projectId={project.id}
            first={from}
            today={today}
            mayKeep={mayWrite}
            onClose={() => setOnPaper(false)}
          />
        )}
      </Suspense>
    </>
  );
}

/** The last of them comes first. */
function quietTitle(pages: readonly DiaryDay[]): string {
  const [last, first] = [pages[0], pages.at(-1)];
  if (!first || !last) return '';
  return `Van ${formatDayLong(first.day)} tot ${formatDayLong(last.day)}: alleen lopende werken`;
}

function isBlank({ version, facts }: DiaryDay): boolean {
  return version === 0 && facts.length === 0;
}

/** The day in the address, or that of the page whose number stands there. */
function useAskedDay(projectId: number, today: Day): Day | undefined {
  const { search } = useAddress();
  const [day, page] = [search.get(dayParam) ?? '', Number(search.get(pageParam))];
  const { data = [] } = useRead(listDiaryMarks, { params: { projectId } }, { enabled: page > 0 });
  if (isDay(day)) return day <= today ? day : undefined;
  return data.find(({ id }) => id === page)?.day;
}

/** Once it is there. */
function GoToDay({ day }: { day: Day | undefined }) {
  useEffect(() => {
    if (day) document.getElementById(dayAnchor(day))?.scrollIntoView({ block: 'start' });
  }, [day]);
  return null;
}
