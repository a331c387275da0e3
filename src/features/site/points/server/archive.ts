import type { FastifyReply, FastifyRequest } from 'fastify';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { readContracts } from '#/features/site/points/server/names-store';
import { listWanted, pointsReport, readFilter } from '#/features/site/points/server/report';
import { findPictures } from '#/features/site/shared/photos/server/photo-of-store';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import { reportPdf } from '#/platform/server/pdf/report-pdf';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

/** For who has to prove something: the list as a PDF, the photos as they were taken, and what was agreed on. */
export async function sendArchive(services: Services, request: FastifyRequest, reply: FastifyReply) {
  const { db, files, now } = services;
  const { project: member, user } = request.visitor;
  if (!member) throw new AppError('not_found');
  const { projectId } = member;
  const points = await listWanted(db, projectId, readFilter(request.query));
  if (points.length === 0) throw new AppError('not_found', 'Er zijn geen punten om te bewaren.');
  const madeAt = now();
  const today = dayAt(madeAt);
  const project = await getProjectName(db, projectId);
  const report = await pointsReport(db, { project, projectId, today }, points);
  const pdf = await reportPdf(services, report, { by: { user, reply }, madeAt });
  const idsOf = ({ photoIds, steps }: (typeof points)[number]) => [
    ...new Set([...photoIds, ...steps.flatMap((step) => step.photoIds)]),
  ];
  const pictures = await findPictures(db, projectId, points.flatMap(idsOf));
  const photos = points.flatMap((point) =>
    idsOf(point).flatMap((id) => {
      const picture = pictures.get(id);
      return picture ? [{ folder: `Punt ${point.number}/`, name: picture.name, key: picture.fileKey }] : [];
    }),
  );
  const contracts = (await readContracts(db, projectId, points)).flatMap(({ fileKey, fileName }) =>
    fileKey && fileName ? [{ folder: 'Offertes/', name: fileName, key: fileKey }] : [],
  );
  reply.headers({
    'content-type': 'application/zip',
    'content-disposition': contentDisposition(`Punten ${today}.zip`, 'attachment'),
    'cache-control': 'private, no-store',
  });
  const made = { 'Punten van de werf.pdf': pdf };
  return reply.send(zipOfFiles({ files, madeAt, papers: [...photos, ...contracts], made }));
}
