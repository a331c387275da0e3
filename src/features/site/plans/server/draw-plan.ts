import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import { fileKinds, isImage } from '#/core/files';
import { getDocument } from '#/features/work/shared/documents/server/store';
import { readPhotoFacts } from '#/platform/server/reading/photo-facts';
import type { Services } from '#/platform/server/services';
import type { MadeFile } from '#/platform/server/storage/files';

type Needed = Pick<Services, 'db' | 'files' | 'previewer' | 'recognizer' | 'heavyWork'>;
type Asked = { projectId: number; documentId: number; page: number };
type By = { user: { id: number }; reply: FastifyReply };

/** Sharp enough to come close on a phone. */
const longestSide = 2_400;

const noDocument = 'Dit document bestaat niet meer.';
const noPicture = 'Een plan is een afbeelding of een pdf. Kies een ander document.';

function invalid(message: string, path: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

async function getPaper({ db }: Needed, { projectId, documentId, page }: Asked) {
  const document = await getDocument(db, projectId, documentId).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') throw invalid(noDocument, 'documentId');
    throw error;
  });
  const isPdf = document.mimeType === fileKinds.pdf.mimeType;
  if (!isPdf && !isImage(document.mimeType)) throw invalid(noPicture, 'documentId');
  if (!isPdf && page !== 1) throw invalid('Een afbeelding heeft maar één bladzijde.', 'page');
  return { isPdf, name: document.fileName, key: document.filePath.split('/').at(-1) ?? '' };
}

/** The page as a picture, once: what is pinned on it stays where it is. */
export async function drawPlan(
  services: Needed,
  asked: Asked,
  by: By,
): Promise<MadeFile & { width: number; height: number }> {
  const { isPdf, name, key } = await getPaper(services, asked);
  const bytes = await services.heavyWork.run(by, async (job) => {
    const content = await services.files.read(key);
    if (!content) throw new AppError('not_found', 'Dit bestand is niet meer te vinden in de opslag.');
    const paper = Buffer.concat(await content.toArray());
    return isPdf
      ? services.recognizer.drawPage(paper, asked.page, job)
      : services.previewer.draw(paper, job, longestSide);
  });
  const { width, height } = await readPhotoFacts(Buffer.from(bytes), name);
  return { name: `Plan ${name}.jpg`, kind: 'jpg', bytes, width, height };
}
