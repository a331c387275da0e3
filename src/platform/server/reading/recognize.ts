import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, PSM, type Worker } from 'tesseract.js';
import type { Language } from '#/platform/server/reading/language';
import type { PageMode } from '#/platform/server/reading/picture-task';
import type { FoundWord } from '#/platform/server/reading/rows';

export type Stroke = { x0: number; y0: number; x1: number; y1: number };
/** The words of each line, and what the lines stand on. */
export type Recognized = { lines: FoundWord[][]; baselines: Stroke[] };

const require = createRequire(import.meta.url);

function folderOf(packageFile: string): string {
  return dirname(require.resolve(packageFile));
}

let onShare: (share: number) => void = () => undefined;
let warm: { language: Language; worker: Worker } | undefined;

async function start(language: Language): Promise<Worker> {
  const worker = await createWorker(language, OEM.LSTM_ONLY, {
    langPath: join(folderOf(`@tesseract.js-data/${language}/package.json`), '4.0.0_best_int'),
    cacheMethod: 'none',
    gzip: true,
    // Without one, a picture that it can't read ends the process.
    errorHandler: () => undefined,
    logger: ({ status, progress }) => {
      if (status === 'recognizing text') onShare(progress);
    },
  });
  await worker.setParameters({
    thresholding_method: '2',
    user_defined_dpi: '300',
    // Light letters on a band of colour were made dark before: to try each doubtful line inverted is lost time.
    tessedit_do_invert: '0',
    // It would write about every speck that is no letter.
    debug_file: '/dev/null',
  });
  return worker;
}

/** One language at a time: two take the memory of both. */
async function readerOf(language: Language): Promise<Worker> {
  if (warm?.language !== language) {
    const before = warm;
    warm = undefined;
    await before?.worker.terminate();
    // One that could not begin is not kept: the next page tries again.
    warm = { language, worker: await start(language) };
  }
  return warm.worker;
}

/** The first page of a thread pays for the start; then the reader stays warm. */
export async function recognize(
  page: Buffer,
  { mode, language }: { mode: PageMode; language: Language },
  tell: (share: number) => void,
): Promise<Recognized> {
  const worker = await readerOf(language);
  onShare = tell;
  await worker.setParameters({ tessedit_pageseg_mode: mode === 'block' ? PSM.SINGLE_BLOCK : PSM.AUTO });
  const { data } = await worker.recognize(page, {}, { blocks: true, text: false });
  const lines = (data.blocks ?? []).flatMap(({ paragraphs }) =>
    paragraphs.flatMap((paragraph) => paragraph.lines),
  );
  return {
    baselines: lines.filter(({ words }) => words.length > 1).map(({ baseline }) => baseline),
    lines: lines.map(({ words }) =>
      words
        .filter(({ text }) => text.trim() !== '')
        .map(({ text, bbox, confidence }) => ({
          text: text.trim(),
          left: bbox.x0,
          top: bbox.y0,
          right: bbox.x1,
          bottom: bbox.y1,
          confidence: confidence / 100,
        })),
    ),
  };
}

/** How many quarter turns to the right make a page upright; by another reader, which is not kept. */
export async function findRotation(page: Buffer): Promise<number> {
  const worker = await createWorker('osd', OEM.TESSERACT_ONLY, {
    langPath: join(folderOf('@tesseract.js-data/osd/package.json'), '4.0.0'),
    cacheMethod: 'none',
    gzip: true,
    legacyCore: true,
    legacyLang: true,
    errorHandler: () => undefined,
  });
  try {
    // The page has no measure of its own, and it would say so on the console.
    await worker.setParameters({ user_defined_dpi: '300', debug_file: '/dev/null' });
    const { data } = await worker.detect(page);
    return Math.round((data.orientation_degrees ?? 0) / 90) % 4;
  } catch {
    // Too few letters to tell.
    return 0;
  } finally {
    await worker.terminate();
  }
}
