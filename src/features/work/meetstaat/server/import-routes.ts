import type { FastifyReply } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { fileKinds } from '#/core/files';
import * as calls from '#/features/work/meetstaat/import-contract';
import { exportItems } from '#/features/work/meetstaat/server/export/export-items';
import { createImporter, type ImportTask } from '#/features/work/meetstaat/server/import/import-pool';
import * as store from '#/features/work/shared/meetstaat/server/store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { SerializedJson } from '#/platform/server/http/serialized-json';
import { requireRight } from '#/platform/server/identity/access';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

export function importRoutes({ route, browserRoute, db, heavyWork, onClose }: Services): void {
  const importer = createImporter();
  onClose(importer.close);
  type Asked = { user: SignedInUser; projectId: number; reply: FastifyReply; task: ImportTask };
  const read = async ({ user, projectId, reply, task }: Asked) => {
    await requireRight(db, user.id, { right: 'change' }, projectId);
    return new SerializedJson(await heavyWork.run({ user, reply }, (job) => importer.run(task, job)));
  };

  route(calls.analyzeExcel, ({ user, body: { projectId, mapping, sheet }, file: { bytes }, reply }) =>
    read({ user, projectId, reply, task: { kind: 'analyze', bytes, mapping: mapping ?? undefined, sheet } }),
  );

  route(calls.parseExcel, ({ user, body: { projectId, mapping, sheet }, file: { bytes }, reply }) =>
    read({ user, projectId, reply, task: { kind: 'parse', bytes, mapping: mapping ?? undefined, sheet } }),
  );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: calls.exportPath, who: { right: 'read' }, token: 'read' }),
    async (request, reply) => {
      const items = await store.listItems(db, request.visitor.project?.projectId ?? 0);
      return reply
        .headers({
          'content-type': fileKinds.xlsx.mimeType,
          'content-disposition': contentDisposition('meetstaat.xlsx', 'attachment'),
          'cache-control': 'private, no-store',
        })
        .send(Buffer.from(exportItems(items)));
    },
  );
}
