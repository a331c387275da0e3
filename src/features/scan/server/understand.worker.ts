import { readEInvoice } from '#/features/scan/rules/e-invoice';
import { composePaperText } from '#/features/scan/rules/text-to-send';
import { understandPaper } from '#/features/scan/rules/understand';
import { readDocx } from '#/features/scan/server/docx-pages';
import { readMail } from '#/features/scan/server/mail-parts';
import { parseXml } from '#/features/scan/server/parse-xml';
import type { UnderstandResult, UnderstandTask } from '#/features/scan/server/understander';

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
