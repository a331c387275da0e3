import { bankHeadBytes, findBankStatement } from '#/core/bank-statement';

/** Whether a file is what a bank says of an account, by what is in it. */
export async function isStatement(file: File): Promise<boolean> {
  const head = await file.slice(0, bankHeadBytes).arrayBuffer();
  return findBankStatement(new Uint8Array(head)) !== undefined;
}

/** The first that is a statement of a bank, and what else there is. */
export async function withoutStatement(files: readonly File[]): Promise<[File | undefined, File[]]> {
  const papers: File[] = [];
  let statement: File | undefined;
  for (const file of files) {
    if (!statement && (await isStatement(file))) statement = file;
    else papers.push(file);
  }
  return [statement, papers];
}
