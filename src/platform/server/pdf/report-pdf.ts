import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';
import type { Report, ReportPicture } from '#/core/report';
import type { Job } from '#/platform/server/heavy-work';
import { codePicture } from '#/platform/server/pdf/code-picture';
import type { PdfPicture } from '#/platform/server/pdf/content';
import { makePdf } from '#/platform/server/pdf/make-pdf';
import type { Services } from '#/platform/server/services';

/** Sharp on half a page of paper, and without what the camera noted of where it was. */
const longestSide = 900;

type Making = { by: { user: { id: number } | undefined; reply: FastifyReply }; madeAt: Date };

/** A report as a PDF, with the pictures it names. */
export async function reportPdf(
  { files, previewer, heavyWork }: Pick<Services, 'files' | 'previewer' | 'heavyWork'>,
  report: Report,
  { by: { user, reply }, madeAt }: Making,
): Promise<Uint8Array> {
  const draw = async (picture: ReportPicture, job: Job): Promise<PdfPicture | undefined> => {
    const { fileKey, width, height, caption } = picture;
    const content = await files.read(fileKey);
    if (!content) return undefined;
    try {
      const image = await previewer.draw(Buffer.concat(await content.toArray()), job, longestSide);
      return { image, width, height, caption };
    } catch (error) {
      // One picture that can't be drawn must not keep the others from their paper.
      if (error instanceof AppError && error.code === 'unusable') return undefined;
      throw error;
    }
  };
  const isDrawn = report.sections.some(({ pictures = [] }) => pictures.length > 0);
  if (!isDrawn || !user) return makePdf({ ...withoutPictures(report), madeAt });
  return heavyWork.run({ user, reply }, async (job) => {
    const sections = [];
    for (const { pictures = [], codes = [], ...section } of report.sections) {
      const drawn = codes.map(codePicture);
      for (const picture of pictures) {
        const made = await draw(picture, job);
        if (made) drawn.push(made);
      }
      sections.push({ ...section, pictures: drawn });
    }
    return makePdf({ title: report.title, sections, madeAt });
  });
}

function withoutPictures({ title, sections }: Report) {
  return {
    title,
    sections: sections.map(({ pictures: _, codes = [], ...section }) => ({
      ...section,
      pictures: codes.map(codePicture),
    })),
  };
}
