import type { ExamplePaper } from '#/features/papers/shared/example/paper';
import { type PaperData, paperData } from '#/features/papers/shared/reading/paper-data';
import readings from '#/features/reading/inbox/server/example/readings.json';

/** What the reader finds on a paper of the letterbox. Its days are those of the story; all else was read once and kept. */
export function readingOf({ kind, number, date, until }: ExamplePaper): PaperData {
  const kept: Record<string, unknown> = readings;
  return paperData.parse({
    ...{ ...(kept[number] ?? {}), date },
    ...{ dueDate: kind === 'quote' ? null : until, validUntil: kind === 'quote' ? until : null },
  });
}
