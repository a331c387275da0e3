import { ChevronDown, FolderOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { DocumentRow } from '#/features/work/documents/web/document-row';
import { SelectionBar } from '#/features/work/documents/web/selection-bar';
import { useFolded } from '#/features/work/documents/web/use-folded';
import {
  categoryLabels,
  type DocumentCategory,
  type ProjectDocument,
} from '#/features/work/shared/documents/contract';
import { groupDocuments, searchDocuments } from '#/features/work/shared/documents/rules';
import { folderActions } from '#/features/work/shared/documents/web/slots';
import { SlotParts } from '#/platform/web/slots';
import { useListAddress } from '#/platform/web/use-list-address';
import { Badge } from '#/ui/badge';
import { Card } from '#/ui/card';
import { Checkbox } from '#/ui/checkbox';
import { cx } from '#/ui/class-names';
import { EmptyState } from '#/ui/empty-state';
import { SearchField } from '#/ui/search-field';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type GroupsProps = {
  projectId: number;
  documents: readonly ProjectDocument[];
  onOpen: (document: ProjectDocument) => void;
  onEdit: (document: ProjectDocument) => void;
  onRemove: (document: ProjectDocument) => void;
  /** Left out for who only reads. */
  many: Many | undefined;
};

type Many = {
  archiveOf: (ids: readonly number[]) => string;
  onMove: (ids: readonly number[], category: DocumentCategory) => void;
  onRemove: (ids: readonly number[]) => void;
  busy: boolean;
};

export function DocumentGroups({ documents, many, ...actions }: GroupsProps) {
  const { filter, setFilter } = useListAddress<never>([]);
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const folded = useFolded();
  const typed = filter.search;
  if (documents.length === 0) {
    return (
      <EmptyState
        icon={<FolderOpen aria-hidden="true" />}
        title="Nog geen documenten geüpload"
        text="Sleep een bestand naar deze pagina, of kies er hierboven een."
      />
    );
  }
  const groups = groupDocuments(searchDocuments(documents, typed));
  // Only what is in sight: nobody removes what they don't see.
  const shown = groups.flatMap((group) => group.documents.map(({ id }) => id));
  const taken = shown.filter((id) => chosen.has(id));
  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const clear = () => setChosen(new Set());
  return (
    <>
      <SearchField
        label="Zoek in documenten"
        placeholder="Zoek op naam of beschrijving"
        value={typed}
        onChange={(search) => setFilter({ search, choice: '' })}
        className="mb-4 md:max-w-sm"
      />
      {many && taken.length > 0 && (
        <SelectionBar
          count={taken.length}
          archive={many.archiveOf(taken)}
          busy={many.busy}
          onClear={clear}
          onMove={(category) => {
            many.onMove(taken, category);
            clear();
          }}
          onRemove={() => {
            many.onRemove(taken);
            clear();
          }}
        />
      )}
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Niets gevonden"
          text={`Geen document met ‘${typed.trim()}’ in de naam of de beschrijving.`}
        />
      )}
      <div className="flex flex-col gap-5">
        {groups.map(({ category, documents: members }) => (
          <Folder
            key={category}
            category={category}
            documents={members}
            // What was searched for is in sight.
            isOpen={typed.trim() !== '' || !folded.has(category)}
            onFold={() => folded.toggle(category)}
            chosen={chosen}
            onChoose={many && choose}
            {...actions}
          />
        ))}
      </div>
    </>
  );
}

type FolderProps = Omit<GroupsProps, 'many'> & {
  category: DocumentCategory;
  isOpen: boolean;
  onFold: () => void;
  chosen: ReadonlySet<number>;
  onChoose: ((ids: readonly number[], isChosen: boolean) => void) | undefined;
};

function Folder(props: FolderProps) {
  const { projectId, category, documents, isOpen, onFold, chosen, onChoose, ...actions } = props;
  const onPhone = useMediaQuery(phoneQuery);
  const label = categoryLabels[category];
  const ids = documents.filter(({ mayChange }) => mayChange).map(({ id }) => id);
  const taken = ids.filter((id) => chosen.has(id)).length;
  const count = `${documents.length} ${documents.length === 1 ? 'document' : 'documenten'}`;
  return (
    <section aria-label={label}>
      <div className="mb-2 flex items-center gap-2">
        {onChoose && ids.length > 0 && (
          <Checkbox
            aria-label={`Alles kiezen in ${label}`}
            checked={taken === ids.length}
            indeterminate={taken > 0 && taken < ids.length}
            onChange={() => onChoose(ids, taken < ids.length)}
          />
        )}
        <h2 className="text-lg">
          <button
            type="button"
            aria-expanded={isOpen}
            onClick={onFold}
            className="flex min-h-11 flex-wrap items-center gap-x-2 rounded-control text-left md:min-h-9"
          >
            <ChevronDown
              aria-hidden="true"
              className={cx('size-5 text-ink-soft transition-transform', !isOpen && '-rotate-90')}
            />
            <Badge tone="brick">{label}</Badge>
            <span className="whitespace-nowrap font-normal text-ink-soft text-sm">{count}</span>
          </button>
        </h2>
        {onChoose && <SlotParts of={folderActions} given={{ projectId, category, documents }} />}
      </div>
      {isOpen && (
        <Card padding="none">
          <ul>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                onPhone={onPhone}
                isChosen={chosen.has(document.id)}
                onChoose={
                  onChoose && document.mayChange ? (isChosen) => onChoose([document.id], isChosen) : undefined
                }
                onOpen={() => actions.onOpen(document)}
                onEdit={() => actions.onEdit(document)}
                onRemove={() => actions.onRemove(document)}
              />
            ))}
          </ul>
        </Card>
      )}
    </section>
  );
}
