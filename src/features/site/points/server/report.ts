import { dayAt, formatDay, formatDayLong } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Report, ReportPicture, ReportSection } from '#/core/report';
import { type PointFilter, pointFilter, pointsReportPath } from '#/features/site/points/contract';
import { statusLabels } from '#/features/site/points/rules/steps';
import { type PointNames, readPointNames } from '#/features/site/points/server/names-store';
import { tellSteps } from '#/features/site/points/server/picture-store';
import { listPoints, type StoredPoint } from '#/features/site/points/server/store';
import { findPictures } from '#/features/site/shared/photos/server/photo-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReportSource } from '#/platform/server/ports/report';

const mostPictures = 150;
const nobody = 'iemand die niet meer meewerkt';

type PointSteps = Awaited<ReturnType<typeof tellSteps>>[number];

const stepWords = { open: 'open', repaired: 'hersteld gemeld', accepted: 'in orde', dropped: 'vervallen' };

function linesOf(point: StoredPoint, names: PointNames, steps: PointSteps): string[] {
  const { dueDate, amount, foundOn, status } = point;
  const [room, contact, quote] = [names.room(point.roomId), names.contact(point.contactId), names.quote(point.quoteId)]; // biome-ignore format: they belong together
  return [
    point.text,
    `Stand: ${statusLabels[status].toLowerCase()}. Vastgesteld op ${formatDayLong(foundOn)}.`,
    ...(room ? [`Ruimte: ${room}`] : []),
    ...(contact ? [`Te doen door: ${contact}`] : []),
    ...(quote ? [`Bij offerte: ${quote}`] : []),
    ...(dueDate ? [`Te herstellen tegen ${formatDayLong(dueDate)}`] : []),
    ...(amount ? [`Ingehouden bedrag: ${formatEuro(totalFromDecimal(amount))}`] : []),
    ...steps.map(
      ({ at, status: to, by, text }, place) =>
        `${formatDay(dayAt(new Date(at)))}, ${by ?? nobody}: ${place === 0 ? 'genoteerd' : stepWords[to]}${text ? ` (${text})` : ''}`,
    ),
  ];
}

function isWanted({ status }: StoredPoint, { ids, status: asked }: PointFilter): boolean {
  return status !== 'dropped' || ids !== undefined || asked === 'dropped';
}

export async function listWanted(db: Database, projectId: number, filter: PointFilter) {
  return (await listPoints(db, projectId, filter)).filter((point) => isWanted(point, filter));
}

type Asked = { project: string; projectId: number; today: Parameters<typeof formatDayLong>[0] };

/** The list with its pictures and what became of each, in the order of the numbers. */
export async function pointsReport(
  db: Database,
  { project, projectId, today }: Asked,
  points: readonly StoredPoint[],
): Promise<Report> {
  const names = await readPointNames(db, projectId, points);
  const told = await tellSteps(db, projectId, points.map(({ steps }) => steps)); // biome-ignore format: one thought
  const pictures = await findPictures(db, projectId, points.flatMap(({ photoIds }) => photoIds)); // biome-ignore format: one thought
  let left = mostPictures;
  const sections = points.map((point, at): ReportSection => {
    const steps = told[at] ?? [];
    const shown = new Map(
      [
        ...point.photoIds.flatMap((id) => pictures.get(id) ?? []),
        ...steps.flatMap((step) => step.pictures),
      ].map((picture) => [picture.id, picture]),
    );
    const own = [...shown.values()].slice(0, left).map(
      ({ fileKey, width, height, caption }): ReportPicture => ({
        ...{ fileKey, width, height },
        caption: caption ?? `Bij punt ${point.number}`,
      }),
    );
    left -= own.length;
    const rest = shown.size - own.length;
    const more =
      rest === 0 ? [] : [rest === 1 ? 'En nog 1 foto, in de app.' : `En nog ${rest} foto’s, in de app.`];
    return {
      heading: `Punt ${point.number}`,
      lines: [...linesOf(point, names, steps), ...more],
      pictures: own,
    };
  });
  const open = points.filter(({ status }) => status === 'open').length;
  const count = `${points.length === 1 ? '1 punt' : `${points.length} punten`}, waarvan ${open} open. Stand op ${formatDayLong(today)}.`;
  return {
    title: 'Punten van de werf',
    sections: [{ lines: [project, points.length === 0 ? 'Er zijn geen punten.' : count] }, ...sections],
  };
}

export function readFilter(query: unknown): PointFilter {
  const asked = pointFilter.safeParse(query);
  if (!asked.success) throw new AppError('invalid', asked.error.issues[0]?.message);
  return asked.data;
}

export const pointsReports: readonly ReportSource[] = [
  {
    path: pointsReportPath,
    who: { right: 'read' },
    fileName: 'punten-van-de-werf.pdf',
    make: async ({ db, project, projectId, today, query }) =>
      pointsReport(db, { project, projectId, today }, await listWanted(db, projectId, readFilter(query))),
  },
];
