import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { contactPath } from '#/core/addresses';
import { contactLabel } from '#/core/contact-name';
import type { Paper } from '#/features/papers/shared/contract';
import { PaperLines } from '#/features/papers/shared/web/paper-lines';
import { paperCards } from '#/features/papers/shared/web/slots';
import { HistoryCard } from '#/platform/web/record-history';
import { SlotParts } from '#/platform/web/slots';
import { buttonClasses } from '#/ui/button';
import { Card } from '#/ui/card';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';
import { FileView } from '#/ui/file-view';

/** A value of null is one that the paper doesn’t tell: it is left out. */
export type Fact = readonly [label: string, value: ReactNode];

type PaperPageProps = {
  paper: Paper;
  /** As its log calls it. */
  kind: 'quotes' | 'invoices';
  facts: readonly Fact[];
  /** What to know before anything else. */
  notice?: ReactNode;
  /** Lines that something is wrong with, by their place. */
  flagged?: ReadonlySet<number>;
  /** Left out for who may not change it. */
  onEdit?: (() => void) | undefined;
  children: ReactNode;
};

/** The paper at one side, what it says and what belongs to it at the other; on a phone one above the other. */
export function PaperPage({ paper, kind, facts, notice, flagged, onEdit, children }: PaperPageProps) {
  const { file, filePath } = paper;
  const factsCard = <PaperFacts paper={paper} facts={facts} notice={notice} />;
  const lines = <PaperLines paper={paper} flagged={flagged} onEdit={onEdit} />;
  const rest = (
    <>
      {children}
      <SlotParts of={paperCards} given={{ paper }} />
      <HistoryCard kind={kind} record={paper.id} />
    </>
  );
  if (!file || !filePath) {
    return (
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Column>
          {factsCard}
          {lines}
        </Column>
        <Column>{rest}</Column>
      </div>
    );
  }
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
      <Column className="lg:col-start-2">{factsCard}</Column>
      <Card className="lg:sticky lg:top-5 lg:col-start-1 lg:row-span-2 lg:row-start-1 print:hidden">
        <FileView
          file={{ name: file.name, path: filePath, mimeType: file.mimeType }}
          className="h-[60dvh] lg:h-[calc(100dvh-5rem)]"
        />
      </Card>
      <Column className="lg:col-start-2">
        {lines}
        {rest}
      </Column>
    </div>
  );
}

function Column({ className, children }: { className?: string; children: ReactNode }) {
  return <div className={cx('flex min-w-0 flex-col gap-5', className)}>{children}</div>;
}

function PaperFacts({ paper, facts, notice }: Pick<PaperPageProps, 'paper' | 'facts' | 'notice'>) {
  return (
    <>
      {notice}
      <Card>
        <dl className="grid grid-cols-2 gap-x-6 gap-y-3">
          {facts.map(
            ([label, value]) =>
              value !== null && (
                <div key={label} className="min-w-0">
                  <dt className="text-ink-soft text-sm">{label}</dt>
                  <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
                </div>
              ),
          )}
        </dl>
        <Sender contact={paper.contact} />
        {paper.notes && (
          <p className="mt-3 whitespace-pre-line border-line border-t pt-3 text-[0.9375rem]">{paper.notes}</p>
        )}
        {!paper.file && (
          <p className="mt-3 border-line border-t pt-3 text-[0.9375rem] text-ink-soft">
            Er is geen bestand bij bewaard.
          </p>
        )}
      </Card>
    </>
  );
}

function Sender({ contact }: Pick<Paper, 'contact'>) {
  const { id, email, phone } = contact;
  const ways = [
    email && { href: `mailto:${email}`, text: email },
    phone && { href: `tel:${phone}`, text: phone },
  ].filter((way) => way !== null && way !== '');
  return (
    <address className="mt-3 border-line border-t pt-3 text-[0.9375rem] not-italic">
      <Link className="font-semibold hover:text-brick hover:underline" href={contactPath(id)}>
        {contactLabel(contact)}
      </Link>
      {ways.length > 0 && (
        <span className="wrap-anywhere mt-0.5 flex flex-wrap gap-x-4">
          {ways.map(({ href, text }) => (
            <a key={href} className="text-brick underline" href={href}>
              {text}
            </a>
          ))}
        </span>
      )}
    </address>
  );
}

/** An address that leads nowhere says so, and where the others are. */
export function NoPaper({ title, href, label }: { title: string; href: string; label: string }) {
  return (
    <EmptyState
      level={1}
      title={title}
      text="Misschien is het papier verwijderd, of hoort het bij een ander project. Wat u de laatste tijd verwijderde, vindt u in de prullenmand."
      action={
        <Link href={href} className={buttonClasses({ variant: 'primary' })}>
          {label}
        </Link>
      }
    />
  );
}
