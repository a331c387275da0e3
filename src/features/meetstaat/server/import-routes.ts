import { fileKinds } from '#/core/files';
import * as calls from '#/features/meetstaat/import-contract';
import { exportItems } from '#/features/meetstaat/server/export/export-items';
import type { Importer, ImportTask } from '#/features/meetstaat/server/import/import-pool';
import * as store from '#/features/meetstaat/server/store';
import { gate } from '#/platform/server/access';
import { contentDisposition } from '#/platform/server/files/content-disposition';
import { ReadyJson } from '#/platform/server/http/ready-json';
import type { Services } from '#/platform/server/services';

export function importRoutes({ route, door, db, importer }: Services & { importer: Importer }): void {
  type Asked = { userId: number; projectId: number } & ImportTask;
  const read = async ({ userId, projectId, ...task }: Asked) => {
    await gate(db, userId, { right: 'change' }, { projectId });
    return new ReadyJson(await importer.run(task));
  };

  route(calls.analyzeExcel, ({ user, body: { projectId, mapping }, file: { bytes } }) =>
    read({ userId: user.id, projectId, kind: 'analyze', bytes, mapping: mapping ?? undefined }),
  );

  route(calls.parseExcel, ({ user, body: { projectId, mapping }, file: { bytes } }) =>
    read({ userId: user.id, projectId, kind: 'parse', bytes, mapping: mapping ?? undefined }),
  );

  door('GET', calls.exportPath, { right: 'read' }, async (request, reply) => {
    const items = await store.listItems(db, request.visitor.project?.projectId ?? 0);
    return reply
      .headers({
        'content-type': fileKinds.xlsx.mimeType,
        'content-disposition': contentDisposition('meetstaat.xlsx', 'attachment'),
        'cache-control': 'private, no-store',
      })
      .send(Buffer.from(exportItems(items)));
  });
}
