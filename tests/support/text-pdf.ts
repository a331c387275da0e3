import { makePdf } from '#/platform/server/pdf/make-pdf';

/** A page of text as our own documents are. */
export function textPdf(title: string, lines: readonly string[]): Promise<Uint8Array> {
  return makePdf({ title, sections: [{ lines }], madeAt: new Date('2026-03-14T09:00:00Z') });
}
