import type { Readable } from 'node:stream';
import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { reportPdf } from '#/platform/server/pdf/report-pdf';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const goneReport = 'Deze pdf is er niet meer.';
const limit = { max: 60, perSeconds: 600 };

/** Each report that a feature makes, as a PDF at its address. */
export function reportRoutes(services: Services): void {
  const { browserRoute, files, db, readMoney, diary, folder, buildYears, publicUrl, now, reports } = services;
  for (const { path, who, fileName, make, frozen } of reports) {
    browserRoute(
      defineBrowserRoute({ method: 'GET', path, who, token: 'read', limit, timeoutMs: longTimeoutMs }),
      async (request, reply) => {
        const projectId = request.visitor.project?.projectId ?? 0;
        const madeAt = now();
        const id = Number((request.params as { id?: string }).id ?? 0);
        const send = (pdf: Uint8Array | Readable) =>
          reply
            .headers({
              'content-type': 'application/pdf',
              'content-disposition': contentDisposition(fileName, 'attachment'),
              'cache-control': 'private, no-store',
            })
            .send(pdf);
        const key = await frozen?.({ db, projectId, id });
        if (key !== undefined) {
          const kept = await files.read(key);
          if (!kept) throw new AppError('not_found', goneReport);
          return send(kept);
        }
        const report = await make({
          db,
          readMoney,
          diary,
          folder,
          buildYears,
          publicUrl,
          projectId,
          project: await getProjectName(db, projectId),
          userId: request.visitor.user?.id ?? 0,
          today: dayAt(madeAt),
          id,
          query: request.query,
        });
        const pdf = await reportPdf(services, report, { by: { user: request.visitor.user, reply }, madeAt });
        return send(pdf);
      },
    );
  }
}
