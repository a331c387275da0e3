import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { getProjectName } from '#/features/money/reports/server/store';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const limit = { max: 60, perSeconds: 600 };

/** Each report that a feature makes, as a PDF at its address. */
export function reportRoutes({ browserRoute, db, readMoney, now, reports }: Services): void {
  for (const { path, who, fileName, make } of reports) {
    browserRoute(defineBrowserRoute({ method: 'GET', path, who, limit }), async (request, reply) => {
      const projectId = request.visitor.project?.projectId ?? 0;
      const madeAt = now();
      const report = await make({
        db,
        readMoney,
        projectId,
        project: await getProjectName(db, projectId),
        userId: request.visitor.user?.id ?? 0,
        today: dayAt(madeAt),
        id: Number((request.params as { id?: string }).id ?? 0),
      });
      return reply
        .headers({
          'content-type': 'application/pdf',
          'content-disposition': contentDisposition(fileName, 'attachment'),
          'cache-control': 'private, no-store',
        })
        .send(await makePdf({ ...report, madeAt }));
    });
  }
}
