import type { ReactNode } from 'react';
import { formatDay } from '#/core/day';
import type { Finding } from '#/features/papers/shared/findings';
import { Alert } from '#/ui/alert';

type FoundListProps = { findings: readonly Finding[]; children?: ReactNode };

/** What is not right about a paper, worst first, where somebody is about to act on it. */
export function FoundList({ findings, children }: FoundListProps) {
  const [worst] = findings;
  if (!worst) return null;
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
      {children}
    </Alert>
  );
}
