import { type Day, dayAt, formatDay, formatDayLong } from '#/core/day';
import type { DiaryKind } from '#/core/diary';
import { AppError } from '#/core/errors';
import type { Report, ReportPicture, ReportSection } from '#/core/report';
import { diaryPeriod, diaryReportPath } from '#/features/site/diary/contract';
import { periodOf } from '#/features/site/diary/rules/period';
import { type DiaryPage, makePages } from '#/features/site/diary/server/pages';
import type { Database } from '#/platform/server/database/engine/database';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { ReportSource } from '#/platform/server/ports/report';

const mostPicturesADay = 12;
const mostPictures = 120;

const clock = new Intl.DateTimeFormat('nl-NL', {
  ...{ hour: '2-digit', minute: '2-digit', timeZone: 'Europe/Brussels' },
});
const weekday = new Intl.DateTimeFormat('nl-NL', { weekday: 'long', timeZone: 'UTC' });

function momentWords(at: string): string {
  const moment = new Date(at);
  return `${formatDay(dayAt(moment))} om ${clock.format(moment)}`;
}

export function periodWords({ from, until }: { from: Day; until: Day }): string {
  return from === until ? formatDayLong(from) : `${formatDayLong(from)} tot ${formatDayLong(until)}`;
}

const nobody = 'iemand die niet meer meewerkt';
const kindWords: Record<Exclude<DiaryKind, 'photo'>, string> = {
  task: 'Op de planning',
  delivery: 'Levering',
  paper: 'Papier',
};

function linesOf(page: DiaryPage): string[] {
  const names = new Map(page.contacts.map(({ id, name }) => [id, name]));
  const named = (ids: readonly number[]) => ids.flatMap((id) => names.get(id) ?? []).join(', ');
  const expectedOnly = page.expected.filter((id) => !page.present.includes(id));
  return [
    ...page.written.map(({ text, by, at }) => `${text} (${by?.name ?? nobody}, ${momentWords(at)})`),
    ...(page.weather ? [`Weer: ${page.weather}`] : []),
    ...(page.present.length > 0 ? [`Aanwezig: ${named(page.present)}`] : []),
    ...(expectedOnly.length > 0 ? [`Verwacht volgens de planning: ${named(expectedOnly)}`] : []),
    ...page.facts.flatMap(({ kind, title, detail }) =>
      kind === 'photo' ? [] : [`${kindWords[kind]}: ${title}${detail ? ` (${detail})` : ''}`],
    ),
  ];
}

function lastChange({ changedAt, changedBy, version }: DiaryPage): string[] {
  if (version === 0) return ['Op deze bladzijde schreef niemand iets.'];
  return changedAt === null
    ? []
    : [`Laatst gewijzigd door ${changedBy?.name ?? nobody} op ${momentWords(changedAt)}.`];
}

function isBlank({ version, facts }: DiaryPage): boolean {
  return version === 0 && facts.length === 0;
}

function sectionOf(page: DiaryPage, most: number): ReportSection {
  const all = page.facts.flatMap(({ picture, title }): ReportPicture[] =>
    picture ? [{ ...picture, caption: title }] : [],
  );
  const pictures = all.slice(0, most);
  const rest = all.length - pictures.length;
  const more =
    rest === 0 ? [] : [rest === 1 ? 'En nog 1 foto, in de app.' : `En nog ${rest} foto’s, in de app.`];
  const name = `${weekday.format(Date.parse(page.day))} ${formatDayLong(page.day)}`;
  return {
    heading: name.charAt(0).toUpperCase() + name.slice(1),
    lines: [...linesOf(page), ...more, ...lastChange(page)],
    pictures,
  };
}

/** A period on paper, in the order of its days; of those on which nothing was, nothing is said. */
export async function diaryReport(
  db: Database,
  sources: readonly DiarySource[],
  { project, ...asked }: { project: string; projectId: number; from: Day; until: Day },
): Promise<Report> {
  const { from, until } = asked;
  const pages = (await makePages(db, sources, asked)).toReversed();
  let left = mostPictures;
  const sections = pages
    .filter((page) => !isBlank(page))
    .map((page) => {
      const section = sectionOf(page, Math.min(left, mostPicturesADay));
      left -= section.pictures?.length ?? 0;
      return section;
    });
  const about = [project, `Van ${formatDayLong(from)} tot en met ${formatDayLong(until)}.`];
  const nothing = 'In deze periode staat er nog niets in het dagboek.';
  return {
    title: 'Dagboek van de werf',
    sections: [{ lines: sections.length === 0 ? [...about, nothing] : about }, ...sections],
  };
}

export const diaryReports: readonly ReportSource[] = [
  {
    path: diaryReportPath,
    who: { right: 'read' },
    fileName: 'dagboek-van-de-werf.pdf',
    make: async ({ db, diary, project, projectId, today, query }) => {
      const asked = diaryPeriod.safeParse(query);
      if (!asked.success) throw new AppError('invalid', asked.error.issues[0]?.message);
      return diaryReport(db, diary, { project, projectId, ...periodOf(asked.data, today) });
    },
  },
];
