import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { centsFromDecimal, formatEuro } from '#/core/money';
import { listItems } from '#/features/meetstaat/contract';
import type { Paper } from '#/features/papers/contract';
import { senderName } from '#/features/papers/rules';
import { listTasks } from '#/features/planning/contract';
import { useRead } from '#/platform/web/queries';
import { Card, CardHeader } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { FileView } from '#/ui/file-view';

type PaperPageProps = {
  paper: Paper;
  facts: readonly (readonly [label: string, value: ReactNode])[];
  children: ReactNode;
};

/** The paper at one side; what it says and what belongs to it at the other. */
export function PaperPage({ paper, facts, children }: PaperPageProps) {
  const { file, filePath } = paper;
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card className="min-w-0 lg:sticky lg:top-5">
        {file && filePath ? (
          <FileView
            file={{ name: file.name, path: filePath, mimeType: file.mimeType }}
            className="h-[50dvh] lg:h-[calc(100dvh-8rem)]"
          />
        ) : (
          <p className="text-ink-soft">Er is geen bestand bij bewaard.</p>
        )}
      </Card>
      <div className="flex min-w-0 flex-col gap-5">
        <Card>
          <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
            {facts.map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-ink-soft text-sm">{label}</dt>
                <dd className="wrap-anywhere font-semibold tabular-nums">{value}</dd>
              </div>
            ))}
          </dl>
          <ContactLine contact={paper.contact} />
          {paper.notes && <p className="mt-3 whitespace-pre-line text-[0.9375rem]">{paper.notes}</p>}
        </Card>
        {paper.lines.length > 0 && <LinesCard paper={paper} />}
        {children}
        <TasksCard paper={paper} />
      </div>
    </div>
  );
}

export function BackToList({ href, label }: { href: string; label: string }) {
  return (
    <Link href={href} className="inline-flex min-h-8 items-center gap-1 hover:text-ink">
      <ArrowLeft aria-hidden="true" className="size-4" />
      {label}
    </Link>
  );
}

/** An address that leads nowhere says so, and where the others are. */
export function NoPaper({ title, back }: { title: string; back: ReactNode }) {
  return (
    <EmptyState
      level={1}
      title={title}
      text="Het is verwijderd, of het hoort bij een ander project. In de prullenmand vindt u wat u de laatste tijd verwijderde."
      action={back}
    />
  );
}

function ContactLine({ contact }: Pick<Paper, 'contact'>) {
  return (
    <p className="mt-3 flex flex-wrap gap-x-4 border-line border-t pt-3 text-[0.9375rem]">
      <span className="font-semibold">{senderName(contact)}</span>
      {contact.email && (
        <a className="text-brick underline" href={`mailto:${contact.email}`}>
          {contact.email}
        </a>
      )}
      {contact.phone && (
        <a className="text-brick underline" href={`tel:${contact.phone}`}>
          {contact.phone}
        </a>
      )}
    </p>
  );
}

function euro(amount: string | null): string {
  return amount === null ? '' : formatEuro(centsFromDecimal(amount));
}

function LinesCard({ paper: { projectId, lines, vatLines, amount, netAmount } }: { paper: Paper }) {
  const { data: items } = useRead(listItems, { params: { projectId } });
  const linked = (id: number | null) => items?.find((item) => item.id === id)?.description;
  return (
    <Card as="section" aria-labelledby="paper-lines">
      <CardHeader id="paper-lines" title="Lijnen" />
      <ul className="flex flex-col divide-y divide-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines have nothing else that tells one from another, and never move
          <li key={index} className="flex flex-wrap justify-between gap-x-4 py-2">
            <span className="min-w-0 grow basis-48">
              <span className={line.kind === 'heading' ? 'font-semibold' : undefined}>
                {line.description}
              </span>
              {line.kind === 'option' && <span className="text-ink-soft"> (optie)</span>}
              <span className="block text-ink-soft text-sm">
                {[
                  [line.quantity, line.unit].filter(Boolean).join(' '),
                  line.unitPrice && `à € ${line.unitPrice.replace('.', ',')}`,
                  line.vatRate !== null && `${line.vatRate}% btw`,
                  linked(line.itemId) && `meetstaat: ${linked(line.itemId)}`,
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className="tabular-nums">{euro(line.net)}</span>
          </li>
        ))}
      </ul>
      <dl className="mt-2 flex flex-col gap-1 border-line-strong border-t pt-2 tabular-nums">
        {netAmount !== null && <Sum label="Zonder btw" amount={netAmount} />}
        {vatLines.map((vat) => (
          <Sum
            key={`${vat.rate} ${vat.base} ${vat.amount}`}
            label={vat.rate === null ? 'Btw' : `Btw ${vat.rate}%`}
            amount={vat.amount}
          />
        ))}
        <Sum label="Totaal" amount={amount} />
      </dl>
    </Card>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt>{label}</dt>
      <dd>{euro(amount)}</dd>
    </div>
  );
}

/** What is planned with who sent it. */
function TasksCard({ paper: { projectId, contactId } }: { paper: Paper }) {
  const { data = [] } = useRead(listTasks, { params: { projectId } });
  const tasks = data.filter((task) => task.contactId === contactId);
  if (tasks.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="paper-tasks">
      <CardHeader id="paper-tasks" title="Taken van dit contact" />
      <ul className="flex flex-col gap-1">
        {tasks.map(({ id, title }) => (
          <li key={id}>
            <Link className="text-brick underline" href={`/planning?id=${id}`}>
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
