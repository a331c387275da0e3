import { Check, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { totalFromDecimal } from '#/core/money';
import type { Project } from '#/core/project';
import type { Overview } from '#/features/front/dashboard/contract';
import { budgetPage } from '#/features/money/budget/page';
import { ShareProjectButton } from '#/features/people/sharing/web/shared/share-project-button';
import { premiesPage } from '#/features/premiums/premies/page';
import { inboxPage } from '#/features/reading/inbox/page';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { IconButton } from '#/ui/button';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';

type FirstStepsProps = { overview: Overview; project: Project };

const keyOf = (projectId: number) => `first-steps-${projectId}`;

function isDismissed(projectId: number): boolean {
  try {
    return localStorage.getItem(keyOf(projectId)) === 'done';
  } catch {
    return false;
  }
}

/** What helps most in the first days. It ticks itself off, and is gone when all is done or somebody has seen enough. */
export function FirstSteps({ overview, project }: FirstStepsProps) {
  const [isGone, setGone] = useState(() => isDismissed(project.id));
  if (isGone) return null;
  const { stats, meetstaat, quotes, invoices, premies, collaborators } = overview;
  const done = {
    budget: totalFromDecimal(stats.totalBudget) > 0n,
    papers: meetstaat.count + invoices.count + quotes.count > 0,
    premies: premies.length > 0,
    people: collaborators.count > 0,
  };
  if (Object.values(done).every(Boolean)) return null;
  const dismiss = () => {
    try {
      localStorage.setItem(keyOf(project.id), 'done');
    } catch {
      // Without storage it comes back with the next visit.
    }
    setGone(true);
  };
  return (
    <Card as="section" aria-labelledby="first-steps" className="print:hidden">
      <div className="flex items-start justify-between gap-3">
        <h2 id="first-steps" className="text-lg">
          Zo begint u
        </h2>
        <IconButton
          label="Beginlijst sluiten"
          icon={<X aria-hidden="true" />}
          className="-mt-2 -mr-2 text-ink-soft"
          onClick={dismiss}
        />
      </div>
      <ul className="mt-2 grid gap-x-6 gap-y-1 md:grid-cols-2">
        <Step isDone={done.budget}>
          <StepLink href={budgetPage.path}>Zet uw renovatiebudget</StepLink>
        </Step>
        <Step isDone={done.papers}>
          <StepLink href={meetstaatPage.path}>Importeer uw meetstaat</StepLink> of{' '}
          <StepLink href={inboxPage.path}>lees een eerste papier</StepLink>
        </Step>
        <Step isDone={done.premies}>
          <StepLink href={`${premiesPage.path}?nieuw=1`}>Bereken uw premies</StepLink>
        </Step>
        <Step isDone={done.people}>
          <ShareProjectButton>Deel met partner, architect of familie</ShareProjectButton>
        </Step>
      </ul>
    </Card>
  );
}

function Step({ isDone, children }: { isDone: boolean; children: ReactNode }) {
  return (
    <li className="flex min-h-11 items-center gap-3">
      <span
        aria-hidden="true"
        className={cx(
          'grid size-6 shrink-0 place-items-center rounded-full border',
          isDone ? 'border-moss bg-moss-soft text-moss' : 'border-line-strong',
        )}
      >
        {isDone && <Check className="size-4" />}
      </span>
      <span className={isDone ? 'text-ink-soft line-through' : undefined}>
        {isDone && <span className="sr-only">Gedaan: </span>}
        {children}
      </span>
    </li>
  );
}

function StepLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="font-semibold underline hover:text-brick">
      {children}
    </Link>
  );
}
