import { type Day, dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import * as calls from '#/features/site/diary/contract';
import { periodOf } from '#/features/site/diary/rules/period';
import { type DiaryPage, makePages, toDay } from '#/features/site/diary/server/pages';
import { diaryReport, periodWords } from '#/features/site/diary/server/report';
import * as store from '#/features/site/diary/server/store';
import { createDocument } from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import { reportPdf } from '#/platform/server/pdf/report-pdf';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { Services } from '#/platform/server/services';

async function readPage(
  db: Database,
  sources: readonly DiarySource[],
  { projectId, day }: { projectId: number; day: Day },
): Promise<DiaryPage> {
  const [page] = await makePages(db, sources, { projectId, from: day, until: day });
  if (!page) throw new AppError('not_found');
  return page;
}

export function diaryRoutes(services: Services): void {
  const { route, db, now, diary, files } = services;

  route(calls.listDiary, async ({ project: { projectId }, query }) => {
    const period = periodOf(query, dayAt(now()));
    return (await makePages(db, diary, { projectId, ...period })).map(toDay);
  });

  route(calls.listDiaryMarks, ({ project }) => store.listMarks(db, project.projectId));

  route(calls.writeDiary, ({ user, project: { projectId, role }, body: { day, ...fields } }) =>
    db.transaction(async (tx) => {
      const actor = { userId: user.id, projectId, role };
      await store.writeDay(tx, actor, day, { fields, at: now().toISOString() });
      return toDay(await readPage(tx, diary, { projectId, day }));
    }),
  );

  route(calls.keepDiary, async ({ transact, user, project: { projectId }, body, reply }) => {
    const madeAt = now();
    const period = periodOf(body, dayAt(madeAt));
    const report = await diaryReport(db, diary, {
      project: await getProjectName(db, projectId),
      projectId,
      ...period,
    });
    const bytes = await reportPdf(services, report, { by: { user, reply }, madeAt });
    const words = periodWords(period);
    return files.keepMadeFor([{ name: `Dagboek ${words}.pdf`, kind: 'pdf', bytes }], ([file]) =>
      transact(async (tx) => {
        if (!file) throw new Error('nothing was kept');
        const place = { projectId, userId: user.id, limit: files.projectLimit };
        const description = `Dagboek van de werf, ${words}. Controlegetal (SHA-256): ${file.sha256}`;
        const { id: documentId } = await createDocument(
          tx,
          place,
          { category: 'other', description, validUntil: null, roomId: null },
          file,
        );
        return { documentId, fileName: file.name, filePath: filePath(file.key), sha256: file.sha256 };
      }),
    );
  });
}
