import { paperFileName } from '#/features/papers/shared/example/paper';
import { textOfPaper } from '#/features/papers/shared/example/paper-words';
import { drawPaper } from '#/features/papers/shared/server/example/draw-paper';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { waitingPapers } from '#/features/reading/inbox/server/example/papers';
import { readingOf } from '#/features/reading/inbox/server/example/reading';
import { inboxEntries } from '#/features/reading/inbox/server/tables';
import type { ExamplePart } from '#/platform/server/ports/example';

export const inboxExample: ExamplePart = {
  makeFiles: (on) =>
    Promise.all(
      waitingPapers(on).map(async (paper) => ({
        ...{ name: paperFileName(paper), kind: 'pdf' as const, bytes: await drawPaper(paper) },
      })),
    ),
  write: async ({ db, projectId, ownerId, on, fileOf }) => {
    await db.insert(inboxEntries).values(
      waitingPapers(on).map((paper) => ({
        ...{ projectId, createdBy: ownerId, fileKey: fileOf(paperFileName(paper)).key },
        ...{ readState: 'ready' as const, readKind: paper.kind, readData: readingOf(paper) },
        readCheck: paper.kind === 'quote' ? judgeQuote(textOfPaper(paper)) : null,
      })),
    );
  },
};
