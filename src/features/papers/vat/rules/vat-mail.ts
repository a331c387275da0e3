import { type Day, formatDayLong } from '#/core/day';
import type { ReadyMail } from '#/core/ready-mail';
import type { VatVerdict } from '#/features/work/shared/rules/vat/verdict';

/** The paper as the letter names it. */
export type NamedPaper = {
  readonly kind: 'invoice' | 'quote';
  readonly number: string | null;
  readonly date: Day | null;
};

type Written = {
  contractor: { name: string; email: string | null };
  paper: NamedPaper;
  verdicts: readonly VatVerdict[];
  applicants: readonly string[];
};

const nouns = { invoice: 'factuur', quote: 'offerte' } as const;

function opening({ kind, number, date }: NamedPaper, verdicts: readonly VatVerdict[]): string {
  const which = [number && `nr. ${number}`, date && `van ${formatDayLong(date)}`].filter(Boolean).join(' ');
  const named = `${nouns[kind]}${which ? ` ${which}` : ''}`;
  if (kind === 'quote') return `Voor ik teken, heb ik een vraag over het btw-tarief op uw ${named}:`;
  if (!contests(verdicts)) return `Ik heb een vraag over het btw-tarief op uw ${named}:`;
  const isSure = verdicts.some(({ certainty }) => certainty === 'certain');
  return `Hierbij betwist ik schriftelijk het btw-tarief op uw ${named}${isSure ? '' : ', voor zover het niet klopt'}:`;
}

function contests(verdicts: readonly VatVerdict[]): boolean {
  return verdicts.some(({ side, certainty }) => side === 'too-little' && certainty !== 'ask');
}

/** Ready to send: contests a wrong 6% of an invoice in writing, and asks about the rest; of a quote it only asks. */
export function vatMail({ contractor, paper, verdicts, applicants }: Written): ReadyMail {
  const isWrong = contests(verdicts);
  const body = [
    `Beste ${contractor.name}`,
    '',
    opening(paper, verdicts),
    ...verdicts.map(({ ask }) => `- ${ask}`),
    '',
    isWrong ? `Wilt u mij een verbeterde ${nouns[paper.kind]} bezorgen?` : 'Wilt u mij dat laten weten?',
    '',
    'Met vriendelijke groeten',
    ...applicants.slice(0, 1),
  ].join('\n');
  const about = paper.kind === 'invoice' && isWrong ? 'Betwisting btw-tarief' : 'Vraag over het btw-tarief';
  const subject = `${about} ${nouns[paper.kind]} ${paper.number ?? ''}`;
  return { to: contractor.email ?? '', subject: subject.trim(), body };
}
