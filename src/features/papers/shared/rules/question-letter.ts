import { type Day, formatDayLong } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import type { Finding } from '#/features/papers/shared/findings';

type Asked = Pick<Finding, 'rule' | 'amount' | 'lines'>;

export type AskedPaper = {
  readonly what: 'factuur' | 'offerte';
  readonly number: string | null;
  readonly date: Day | null;
  readonly lines: readonly { readonly description: string }[];
};

type Words = { readonly sum: string; readonly work: string };

/** To the firm, in its own words: what was told to the owner is not always for other eyes. */
const questions: Readonly<Record<string, (words: Words, what: AskedPaper['what']) => string>> = {
  'price-above-quote': ({ sum, work }) => `Voor ${work} rekent u meer aan dan in de offerte stond${sum}.`,
  'quantity-above-quote': ({ sum, work }) => `Van ${work} rekent u meer aan dan de offerte voorzag${sum}.`,
  'not-ordered': ({ sum, work }) => `Ik vind ${work} niet terug in de offerte${sum}.`,
  'billed-before': ({ sum, work }) => `Volgens mij werd ${work} al eerder aangerekend${sum}.`,
  'above-contract': ({ sum }) => `Met deze factuur komt u boven wat we afspraken${sum}.`,
  'vat-differs': ({ sum, work }) => `Het btw-tarief voor ${work} is een ander dan in de offerte${sum}.`,
  'vat-rate': ({ sum, work }) => `Het btw-tarief voor ${work} lijkt mij niet te kloppen${sum}.`,
  'account-differs': () =>
    'Het rekeningnummer is een ander dan ik van u kende. Kunt u bevestigen welk klopt?',
  'wrong-sum': ({ sum }) => `De bedragen tellen niet op tot het totaal${sum}.`,
  'other-addressee': () => 'De factuur staat op een andere naam dan de mijne. Kunt u dat verbeteren?',
  'reminder-costs': ({ sum }) =>
    `U vraagt kosten omdat ik laat betaal. De eerste herinnering is gratis, en daarna mag een consument hoogstens dit aangerekend worden${sum}. Kunt u dat nakijken?`,
  'order-form': ({ sum }) => `U vraagt een voorschot voor goederen${sum}. Kunt u mij de bestelbon bezorgen?`,
  expired: () => 'De offerte is verlopen. Gelden prijs en termijn nog, en tot wanneer?',
  'company-number': () => 'Ik vind uw ondernemingsnummer niet terug. Kunt u het mij bezorgen?',
  advance: ({ sum }) =>
    `U vraagt een hoog voorschot${sum}. Kan dat minder worden, met de rest volgens de vordering van de werken?`,
  'above-estimate': ({ sum }) => `Uw prijs ligt boven onze raming${sum}. Waar zit het verschil?`,
  'lines-missing': ({ sum }) =>
    `In andere offertes voor dit werk staan posten die ik bij u niet vind${sum}. Zijn die inbegrepen?`,
  check: () =>
    'Bij het nakijken van uw offerte bleven vragen open. Kunt u ze nog eens nazien en vervolledigen?',
};

export function isForFirm({ rule }: Pick<Finding, 'rule'>): boolean {
  return Object.hasOwn(questions, rule);
}

function workOf({ lines }: Asked, paper: AskedPaper): string {
  const named = lines.flatMap((at) => paper.lines[at]?.description ?? []).filter(Boolean);
  return named.length > 0 ? named.map((each) => `‘${each}’`).join(' en ') : 'dit werk';
}

/** One point in a sentence, with its amount. */
function questionOf(finding: Asked, paper: AskedPaper): string | undefined {
  const amount = finding.amount === null ? 0n : totalFromDecimal(finding.amount);
  const sum = amount === 0n ? '' : `: ${formatEuro(amount)}`;
  return questions[finding.rule]?.({ sum, work: workOf(finding, paper) }, paper.what);
}

type Letter = {
  readonly paper: AskedPaper;
  readonly firm: { readonly name: string; readonly email: string | null };
  readonly findings: readonly Asked[];
  readonly until: Day;
  readonly signedBy: string | null;
};

/** Ready to send: which paper, every point in a sentence, and by when an answer is hoped for. */
export function questionLetter({ paper, firm, findings, until, signedBy }: Letter): ReadyMail {
  const named = [paper.number && `nr. ${paper.number}`, paper.date && `van ${formatDayLong(paper.date)}`]
    .filter(Boolean)
    .join(' ');
  const points = findings.flatMap((each) => questionOf(each, paper) ?? []);
  const body = [
    `Beste ${firm.name}`,
    '',
    `Over uw ${paper.what}${named && ` ${named}`} heb ik ${points.length === 1 ? 'een vraag' : 'enkele vragen'}:`,
    ...points.map((point) => `- ${point}`),
    '',
    `Kunt u mij dat tegen ${formatDayLong(until)} laten weten?${
      paper.what === 'factuur' ? ' Wat in vraag staat, betaal ik zodra het uitgeklaard is.' : ''
    }`,
    '',
    'Met vriendelijke groeten',
    ...(signedBy ? [signedBy] : []),
  ].join('\n');
  return { to: firm.email ?? '', subject: `Vraag over ${paper.what} ${paper.number ?? ''}`.trim(), body };
}
