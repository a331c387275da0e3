import { readEInvoice } from '#/features/reading/scan/rules/e-invoice';
import { composePaperText } from '#/features/reading/scan/rules/text-to-send';
import { understandPaper } from '#/features/reading/scan/rules/understand';
import { readDocx } from '#/features/reading/scan/server/docx-pages';
import { readMail } from '#/features/reading/scan/server/mail-parts';
import type { UnderstandResult, UnderstandTask } from '#/features/reading/scan/server/understander';
import { parseXml } from '#/platform/server/reading/parse-xml';

export async function work(task: UnderstandTask): Promise<UnderstandResult> {
  switch (task.kind) {
    case 'pages':
      return { kind: 'paper', paper: understandPaper(task.pages, task) };
    case 'text':
      return { kind: 'text', text: composePaperText(task.pages) };
    case 'xml': {
      const root = parseXml(task.bytes);
      return { kind: 'paper', paper: root && readEInvoice(root) };
    }
    case 'docx':
      return { kind: 'docx', pages: readDocx(task.bytes) };
    case 'mail':
      return { kind: 'mail', mail: await readMail(task.bytes) };
  }
}
