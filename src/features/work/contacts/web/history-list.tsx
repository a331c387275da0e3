import { CalendarDays, File, FileText, type LucideIcon, Receipt } from 'lucide-react';
import { Link } from 'wouter';
import { day, formatDay } from '#/core/day';
import { centsFromDecimal, formatEuro } from '#/core/money';
import type { HistoryEntry } from '#/features/work/shared/contacts/contract';
import { useProject } from '#/platform/web/project/current-project';
import { Badge, type BadgeTone } from '#/ui/badge';
import { WholeDays } from '#/ui/whole-days';

const icons: Readonly<Record<string, LucideIcon>> = { quote: FileText, invoice: Receipt, task: CalendarDays };

const dateWords: Record<HistoryEntry['dateKind'], string> = {
  added: 'Toegevoegd',
  due: 'Te betalen tegen',
  paid: 'Betaald',
  start: 'Start',
};

const creditDateWords: typeof dateWords = { ...dateWords, due: 'Te ontvangen tegen', paid: 'Terugbetaald' };

/** Only a credit note asks less than nothing. */
function isCredit({ kind, amount }: HistoryEntry): boolean {
  return kind === 'invoice' && amount?.startsWith('-') === true;
}

const tones: Readonly<Record<string, BadgeTone>> = {
  pending: 'ochre',
  partial: 'ochre',
  accepted: 'moss',
  rejected: 'danger',
  paid: 'moss',
  overdue: 'danger',
  planned: 'sky',
  in_progress: 'ochre',
  completed: 'moss',
};

export function HistoryList({ entries }: { entries: readonly HistoryEntry[] }) {
  return (
    <ol className="-my-2.5 divide-y divide-line">
      {entries.map((entry) => (
        <HistoryLine key={`${entry.kind} ${entry.id}`} entry={entry} />
      ))}
    </ol>
  );
}

function HistoryLine({ entry }: { entry: HistoryEntry }) {
  const { project, select } = useProject();
  const { path, number, statusLabel } = entry;
  const Icon = icons[entry.kind] ?? File;
  const word = isCredit(entry) ? 'creditnota' : entry.label;
  const label = word.charAt(0).toUpperCase() + word.slice(1);
  const named = [label, number].filter(Boolean).join(' ');
  const name = entry.title ?? named;
  const happened = `${(isCredit(entry) ? creditDateWords : dateWords)[entry.dateKind]} ${formatDay(day(entry.date))}`;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-1 py-2.5">
      <Icon aria-hidden="true" className="mt-1 size-4 shrink-0 text-ink-soft" />
      <div className="min-w-0 flex-1 basis-40">
        {path ? (
          <Link
            href={path}
            onClick={() => select(entry.projectId)}
            className="wrap-anywhere font-semibold underline-offset-2 hover:text-brick hover:underline"
          >
            {name}
          </Link>
        ) : (
          <span className="wrap-anywhere font-semibold">{name}</span>
        )}
        <p className="wrap-anywhere text-ink-soft text-sm">
          <WholeDays
            text={[
              name !== named && (number || isCredit(entry)) && named,
              happened,
              entry.projectId !== project?.id && entry.projectName,
            ]
              .filter(Boolean)
              .join(' · ')}
          />
        </p>
      </div>
      <div className="ml-auto flex shrink-0 flex-col items-end gap-1">
        {entry.amount !== null && (
          <span className="font-semibold tabular-nums">{formatEuro(centsFromDecimal(entry.amount))}</span>
        )}
        {statusLabel && <Badge tone={tones[entry.status] ?? 'neutral'}>{statusLabel}</Badge>}
      </div>
    </li>
  );
}
