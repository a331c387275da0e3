import { FolderOpen, SearchX } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'wouter';
import { may } from '#/core/rights';
import { categoryLabels, type ProjectDocument } from '#/features/documents/contract';
import { groupDocuments, searchDocuments } from '#/features/documents/rules';
import { EditDocumentDialog } from '#/features/documents/web/document-dialogs';
import { DocumentRow } from '#/features/documents/web/document-row';
import { useDocuments, useRemoveDocument, useStorage } from '#/features/documents/web/queries';
import { StorageUse } from '#/features/documents/web/storage-use';
import { UploadCard } from '#/features/documents/web/upload-card';
import type { Project } from '#/features/projects/contract';
import { ProjectScreen } from '#/features/projects/web/shared/project-screen';
import { findKeptRecord } from '#/platform/web/kept-drafts';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { Badge } from '#/ui/badge';
import { Card } from '#/ui/card';
import { EmptyState } from '#/ui/empty-state';
import { FilePreview } from '#/ui/file-preview';
import { PageHeader } from '#/ui/page-header';
import { SearchField } from '#/ui/search-field';

export function DocumentsPage() {
  return (
    <>
      <PageHeader
        title="Documenten"
        text="Vergunningen, plannen, attesten en foto’s van uw verbouwing, veilig op één plek."
      />
      <ProjectScreen hint="Selecteer eerst een project om documenten te beheren.">
        {(project) => <ProjectDocuments project={project} />}
      </ProjectScreen>
    </>
  );
}

type Open = { what: 'edit'; id: number };

/** Nothing, unless somebody was changing one when the session ended. */
function findOpen(): Open | undefined {
  const id = findKeptRecord('document');
  return id === undefined ? undefined : { what: 'edit', id };
}

function ProjectDocuments({ project }: { project: Project }) {
  const documents = useDocuments(project.id);
  const { data: storage } = useStorage(project.id);
  const remove = useRemoveDocument();
  const removeOne = ({ id, version }: Pick<ProjectDocument, 'id' | 'version'>) =>
    remove.mutate({ params: { projectId: project.id, id }, version });
  const [open, setOpen] = useState(findOpen);
  const [params, setParams] = useSearchParams();
  const show = (id: number | undefined) =>
    setParams(id === undefined ? {} : { id: String(id) }, { replace: true });
  const shown = documents.data?.find(({ id }) => String(id) === params.get('id'));
  const edited = useHeldRecord(documents.data, open?.what === 'edit' ? open.id : undefined);
  const close = () => setOpen(undefined);

  return (
    <>
      {storage && <StorageUse storage={storage} />}
      {may(project.role, 'add') && <UploadCard projectId={project.id} onShow={show} onRemove={removeOne} />}
      <QueryStates query={documents} failed="De documenten konden niet geladen worden">
        {(data) => (
          <DocumentGroups
            documents={data}
            onOpen={({ id }) => show(id)}
            onEdit={({ id }) => setOpen({ what: 'edit', id })}
            onRemove={removeOne}
          />
        )}
      </QueryStates>
      {shown && (
        <FilePreview
          file={{ name: shown.fileName, path: shown.filePath, mimeType: shown.mimeType }}
          onClose={() => show(undefined)}
        />
      )}
      {edited.record && (
        <EditDocumentDialog
          projectId={project.id}
          document={edited.record}
          isGone={edited.isGone}
          onClose={close}
        />
      )}
    </>
  );
}

type GroupsProps = {
  documents: readonly ProjectDocument[];
  onOpen: (document: ProjectDocument) => void;
  onEdit: (document: ProjectDocument) => void;
  onRemove: (document: ProjectDocument) => void;
};

function DocumentGroups({ documents, onOpen, onEdit, onRemove }: GroupsProps) {
  const [typed, setTyped] = useState('');
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
  return (
    <>
      <SearchField
        label="Zoek in documenten"
        placeholder="Zoek op naam of beschrijving"
        value={typed}
        onChange={setTyped}
        className="mb-4 md:max-w-sm"
      />
      {groups.length === 0 && (
        <EmptyState
          icon={<SearchX aria-hidden="true" />}
          title="Niets gevonden"
          text={`Geen document met ‘${typed.trim()}’ in de naam of de beschrijving.`}
        />
      )}
      <div className="flex flex-col gap-5">
        {groups.map(({ category, documents: members }) => (
          <section key={category} aria-label={categoryLabels[category]}>
            <h2 className="mb-2 flex items-center gap-2 text-lg">
              <Badge tone="brick">{categoryLabels[category]}</Badge>
              <span className="font-normal text-ink-soft text-sm">
                {members.length} {members.length === 1 ? 'document' : 'documenten'}
              </span>
            </h2>
            <Card padding="none">
              <ul>
                {members.map((document) => (
                  <DocumentRow
                    key={document.id}
                    document={document}
                    onOpen={() => onOpen(document)}
                    onEdit={() => onEdit(document)}
                    onRemove={() => onRemove(document)}
                  />
                ))}
              </ul>
            </Card>
          </section>
        ))}
      </div>
    </>
  );
}
