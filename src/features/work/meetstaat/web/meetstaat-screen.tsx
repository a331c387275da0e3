import { useMemo } from 'react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import type { Item } from '#/features/work/meetstaat/contract';
import { setComparisonRows, useComparisonRows } from '#/features/work/meetstaat/web/comparison-rows';
import { ComparisonView } from '#/features/work/meetstaat/web/comparison-view';
import { CoverageView } from '#/features/work/meetstaat/web/coverage-view';
import type { ItemActions } from '#/features/work/meetstaat/web/item-columns';
import { ItemsView } from '#/features/work/meetstaat/web/items-view';
import { MeetstaatDialogs, useMeetstaatDialog } from '#/features/work/meetstaat/web/meetstaat-dialogs';
import { MeetstaatHeader } from '#/features/work/meetstaat/web/meetstaat-header';
import { NoItems } from '#/features/work/meetstaat/web/no-items';
import { useItems, useTickItem } from '#/features/work/meetstaat/web/queries';
import { TemplateCard } from '#/features/work/meetstaat/web/template-card';
import { useComparisonActions } from '#/features/work/meetstaat/web/use-comparison-actions';
import { useMeetstaatAddress } from '#/features/work/meetstaat/web/use-meetstaat-address';
import { DeadLink } from '#/platform/web/dead-link';
import { QueryStates } from '#/platform/web/query-states';
import { Button } from '#/ui/button';
import { SkeletonList } from '#/ui/skeleton';

const noItems: readonly Item[] = [];

export function MeetstaatScreen({ project }: { project: Project }) {
  const query = useItems(project.id);
  const { data: items = noItems } = query;
  const others = useComparisonRows(project.id);
  const address = useMeetstaatAddress();
  const isComparing = address.shown === 'vergelijking' && (may(project.role, 'change') || others.length > 0);
  const isCovering = address.shown === 'dekking';
  const dialog = useMeetstaatDialog();
  const mayChange = may(project.role, 'change');
  const actions = useItemActions(project.id, dialog);
  const comparisonActions = useComparisonActions(project.id);

  const importButton = mayChange && <Button onClick={dialog.openImport}>Excel importeren</Button>;
  return (
    <>
      <MeetstaatHeader
        project={project}
        mayChange={mayChange}
        hasItems={items.length > 0}
        mayCompare={mayChange || others.length > 0}
        isComparing={isComparing}
        onCompare={(comparing) => address.show(comparing ? 'vergelijking' : 'posten')}
        isCovering={isCovering}
        onCover={(covering) => address.show(covering ? 'dekking' : 'posten')}
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
          isComparing ? (
            <ComparisonView
              items={items}
              others={others}
              actions={mayChange ? comparisonActions : undefined}
              loadRows={importButton}
            />
          ) : isCovering && items.length > 0 ? (
            <CoverageView projectId={project.id} items={items} />
          ) : (
            <>
              {items.length > 0 ? (
                <ItemsView
                  projectId={project.id}
                  items={items}
                  address={address}
                  actions={mayChange ? actions : undefined}
                />
              ) : (
                <NoItems onCreate={mayChange ? dialog.openCreate : undefined} />
              )}
              <TemplateCard />
            </>
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

function useItemActions(
  projectId: number,
  { openEdit, removeItem }: ReturnType<typeof useMeetstaatDialog>,
): ItemActions {
  const { mutate: tick } = useTickItem(projectId);
  return useMemo(
    () => ({
      onTick: (item, ticks) => tick({ item, ticks }),
      onEdit: openEdit,
      onRemove: removeItem,
    }),
    [tick, openEdit, removeItem],
  );
}
