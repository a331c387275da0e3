import { Link } from 'wouter';
import { acceptancePath } from '#/features/papers/acceptances/rules/path';
import { buttonClasses } from '#/ui/button';

/** What leads there, and by which words. */
const words: Readonly<Record<string, string>> = {
  'silent-acceptance': 'Proces-verbaal opmaken',
  'kept-back': 'Oplevering bekijken',
};

type AcceptLinkProps = { quoteId: number | null; findings: readonly { rule: string }[] };

/** To where the minutes are made, for who would pay before there are any. */
export function AcceptLink({ quoteId, findings }: AcceptLinkProps) {
  const rule = Object.keys(words).find((each) => findings.some((found) => found.rule === each));
  if (quoteId === null || rule === undefined) return null;
  return (
    <Link href={acceptancePath(quoteId)} className={buttonClasses({ size: 'small' })}>
      {words[rule]}
    </Link>
  );
}
