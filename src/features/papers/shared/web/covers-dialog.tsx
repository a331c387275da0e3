import { type ReactNode, useState } from 'react';
import { dayAt } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { PaperLine } from '#/features/papers/shared/contract';
import { type EstimatedItem, estimatesInWords } from '#/features/papers/shared/rules/estimates-in-words';
import { namedItems } from '#/features/papers/shared/rules/named-items';
import { type CoveredBy, proposeCovered } from '#/features/papers/shared/rules/propose-covered';
import { ItemTicks } from '#/features/papers/shared/web/item-ticks';
import { useHome } from '#/features/work/shared/home/web/use-home';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { estimateWithVat } from '#/features/work/shared/meetstaat/rules/totals';
import { useRead } from '#/platform/web/queries';
import { Button } from '#/ui/button';
import { Dialog } from '#/ui/dialog';
import { SkeletonList } from '#/ui/skeleton';

export type CoveringPaper = {
  id: number;
  projectId: number;
  amount: string;
  category: string | null;
  description: string | null;
  lines: readonly PaperLine[];
  coversItemIds: readonly number[];
};

const reasons: Record<CoveredBy, string> = {
  lines: 'omdat hun omschrijving op die van de lijnen lijkt',
  category: 'omdat de omschrijving hun categorie noemt',
  work: 'omdat ze bij hetzelfde soort werk horen',
};

type CoversDialogProps = {
  title: string;
  /** How the paper is called, in the first sentence. */
  name: string;
  paper: CoveringPaper;
  /** Items that another paper is about already; those of its own lines are known. */
  taken: ReadonlySet<number>;
  isSaving: boolean;
  onSave: (itemIds: number[]) => void;
  onClose: () => void;
  /** Where another one waits. */
  onSkip?: (() => void) | undefined;
};

/** Which items of the meetstaat a lump sum is about, by hand and by whole categories; what is likely is ticked. */
export function CoversDialog(props: CoversDialogProps) {
  const { data: items } = useRead(listItems, { params: { projectId: props.paper.projectId } });
  const { data: home } = useHome(props.paper.projectId);
  if (items && home && items.length > 0) {
    const today = dayAt(new Date());
    const estimated = items.map((item) => ({ ...item, estimate: estimateWithVat(item, home, today) }));
    return <Opened {...props} items={estimated} />;
  }
  return (
    <Dialog title={props.title} onClose={props.onClose}>
      {items?.length === 0 ? (
        <p>Er staat nog niets in uw meetstaat. Zodra er posten zijn, duidt u hier aan welke erin zitten.</p>
      ) : (
        <SkeletonList />
      )}
    </Dialog>
  );
}

function Opened({
  title,
  name,
  paper,
  taken,
  isSaving,
  onSave,
  onClose,
  onSkip,
  items,
}: CoversDialogProps & { items: readonly EstimatedItem[] }) {
  const others = new Set([...taken, ...namedItems([{ lines: paper.lines, coversItemIds: [] }])]);
  const [proposal] = useState(() =>
    paper.coversItemIds.length > 0
      ? undefined
      : proposeCovered(
          paper,
          items.filter(({ id }) => !others.has(id)),
        ),
  );
  const [ticked, setTicked] = useState<ReadonlySet<number>>(
    () => new Set(proposal?.itemIds ?? paper.coversItemIds),
  );
  const chosen = items.filter(({ id }) => ticked.has(id));
  return (
    <Dialog
      title={title}
      description={`${name}, ${formatEuro(totalFromDecimal(paper.amount))}. Vink aan welke posten van uw meetstaat in dit bedrag zitten, of een hele categorie tegelijk. Schattingen staan er met btw bij. Zo telt niets dubbel in wat uw renovatie zal kosten.`}
      onClose={onClose}
      onSubmit={(event) => {
        event.preventDefault();
        onSave(chosen.map(({ id }) => id));
      }}
      footer={
        <>
          <Button onClick={onClose}>Annuleren</Button>
          {onSkip && <Button onClick={onSkip}>Overslaan</Button>}
          <Button variant="primary" type="submit" busy={isSaving}>
            Opslaan
          </Button>
        </>
      }
    >
      {proposal && (
        <p className="mb-3 text-ink-soft">
          Wij vinkten al aan wat waarschijnlijk is, {reasons[proposal.by]}. Kijk het na: u weet het beter.
        </p>
      )}
      <ItemTicks items={items} ticked={ticked} taken={others} onChange={setTicked} />
      <p role="status" className="mt-3 text-sm">
        <Chosen items={chosen} />
      </p>
    </Dialog>
  );
}

function Chosen({ items }: { items: readonly EstimatedItem[] }): ReactNode {
  if (items.length === 0) return 'Nog niets aangevinkt.';
  const posts = items.length === 1 ? '1 post' : `${items.length} posten`;
  return `${posts} aangevinkt, in de meetstaat met btw samen geschat op ${estimatesInWords(items)}.`;
}
