import { type ReactNode, useMemo } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { setComparisonRows, useComparisonRows } from '#/features/work/meetstaat/web/comparison-rows';
import { ComparisonView } from '#/features/work/meetstaat/web/comparison-view';
import { CoverageView } from '#/features/work/meetstaat/web/coverage-view';
import { findItems } from '#/features/work/meetstaat/web/find-items';
import { ItemsView } from '#/features/work/meetstaat/web/items-view';
import { MeetstaatDialogs, useMeetstaatDialog } from '#/features/work/meetstaat/web/meetstaat-dialogs';
import { MeetstaatHeader } from '#/features/work/meetstaat/web/meetstaat-header';
import { NoItems } from '#/features/work/meetstaat/web/no-items';
import { useItems } from '#/features/work/meetstaat/web/queries';
import { TemplateCard } from '#/features/work/meetstaat/web/template-card';
import { useComparisonActions } from '#/features/work/meetstaat/web/use-comparison-actions';
import { type Shown, useMeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import { VatNote } from '#/features/work/meetstaat/web/vat-note';
import type { Item } from '#/features/work/shared/meetstaat/contract';
import { DeadLink } from '#/platform/web/dead-link';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { SkeletonList } from '#/ui/skeleton';
import { type Tab, Tabs } from '#/ui/tabs';

const noItems: readonly Item[] = [];

export function MeetstaatScreen({ project }: { project: Project }) {
  const query = useItems(project.id);
  const { data: items = noItems } = query;
  const others = useComparisonRows(project.id);
  const address = useMeetstaatAddress();
  const dialog = useMeetstaatDialog();
  const mayChange = may(project.role, 'change');
  const mayCompare = mayChange || others.length > 0;
  const isComparing = address.shown === 'vergelijking' && mayCompare;
  const { openEdit, removeItem } = dialog;
  const actions = useMemo(
    () => (mayChange ? { onEdit: openEdit, onRemove: removeItem } : undefined),
    [mayChange, openEdit, removeItem],
  );
  const { search, category } = address;
  const shownIds = useMemo(
    () => findItems(items, { search, category, openIn: undefined }).map(({ id }) => id),
    [items, search, category],
  );
  const comparisonActions = useComparisonActions(project.id);
  const vatNote = <VatNote projectId={project.id} mayChange={mayChange} />;

  const raming = (
    <>
      <ItemsView projectId={project.id} caption="Meetstaat" {...{ items, address, actions }} />
      {vatNote}
      <TemplateCard />
    </>
  );
  const dekking = (
    <>
      <CoverageView projectId={project.id} {...{ items, address, actions }} />
      {vatNote}
    </>
  );
  const vergelijking = (
    <ComparisonView
      items={items}
      others={others}
      actions={mayChange ? comparisonActions : undefined}
      loadRows={mayChange && <Button onClick={dialog.openImport}>Excel importeren</Button>}
    />
  );
  return (
    <>
      <MeetstaatHeader
        project={project}
        mayChange={mayChange}
        hasItems={items.length > 0}
        shownIds={shownIds}
        mayCompare={mayCompare}
        isComparing={isComparing}
        onCompare={(comparing) => address.show(comparing ? 'vergelijking' : 'raming')}
        onImport={dialog.openImport}
        onCreate={dialog.openCreate}
      />
      <DeadLink rows={query.data} text="Deze post bestaat niet meer, of hij staat in een ander project." />
      <QueryStates
        query={query}
        failed="De meetstaat kon niet geladen worden"
        loading={<SkeletonList label="De meetstaat wordt geladen" />}
      >
        {() =>
          items.length === 0 ? (
            isComparing ? (
              vergelijking
            ) : (
              <>
                <NoItems onCreate={mayChange ? dialog.openCreate : undefined} />
                <TemplateCard />
              </>
            )
          ) : (
            <ColumnSets
              shown={isComparing || address.shown === 'dekking' ? address.shown : 'raming'}
              onShow={address.show}
              sets={{ raming, dekking, vergelijking: mayCompare ? vergelijking : undefined }}
            />
          )
        }
      </QueryStates>
      {mayChange && (
        <MeetstaatDialogs
          project={project}
          items={items}
          dialog={dialog}
          onUseForComparison={(rows) => {
            setComparisonRows(project.id, rows);
            dialog.closeTo({ toon: 'vergelijking' });
          }}
        />
      )}
    </>
  );
}

const names: Record<Shown, string> = {
  raming: 'Raming',
  dekking: 'Dekking',
  vergelijking: 'Vergelijken',
};

type ColumnSetsProps = {
  shown: Shown;
  onShow: (shown: Shown) => void;
  /** Undefined where there is nothing to show, nor a way to get it. */
  sets: Readonly<Record<Shown, ReactNode | undefined>>;
};

function ColumnSets({ shown, onShow, sets }: ColumnSetsProps) {
  const tabs = (Object.keys(names) as Shown[]).flatMap((value): Tab<Shown>[] => {
    const content = sets[value];
    return content === undefined ? [] : [{ value, label: names[value], content }];
  });
  return <Tabs label="Kolommen van de meetstaat" value={shown} onChange={onShow} tabs={tabs} />;
}
