import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatDay } from '#/core/day';
import type { Finding } from '#/features/papers/shared/findings';
import { Alert } from '#/ui/alert';
import { buttonClasses } from '#/ui/button';

type FoundListProps = { findings: readonly Finding[]; children?: ReactNode };

/** What is not right about a paper, worst first, where somebody is about to act on it. */
export function FoundList({ findings, children }: FoundListProps) {
  const [worst] = findings;
  if (!worst) return null;
  const steps = findings.flatMap(({ step }) => step ?? []);
  return (
    <Alert
      tone={worst.severity}
      title={
        findings.length === 1
          ? 'Dit klopt misschien niet'
          : `${findings.length} punten kloppen misschien niet`
      }
    >
      <ul className="flex list-disc flex-col gap-1 pl-5">
        {findings.map(({ key, sentence, askedUntil }) => (
          <li key={key}>
            {sentence}
            {askedUntil && <em> U vroeg dit al: antwoord verwacht tegen {formatDay(askedUntil)}.</em>}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap gap-2 empty:hidden">
        {steps.map(({ label, path }) => (
          <Link key={label} href={path} className={buttonClasses({ size: 'small' })}>
            {label}
          </Link>
        ))}
      </div>
      {children}
    </Alert>
  );
}
