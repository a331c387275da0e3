import { Plus } from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#/core/call';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { EditDocumentDialog } from '#/features/work/documents/web/document-dialogs';
import { DocumentGroups } from '#/features/work/documents/web/document-groups';
import { UploadCard, type UploadCardProps } from '#/features/work/documents/web/upload-card';
import {
  type DocumentCategory,
  documentArchivePath,
  type ProjectDocument,
} from '#/features/work/shared/documents/contract';
import {
  useDocuments,
  useMoveDocuments,
  useRemoveDocument,
  useRemoveDocuments,
  useStorage,
} from '#/features/work/shared/documents/web/queries';
import { StorageUse } from '#/features/work/shared/documents/web/storage-use';
import { DeadLink } from '#/platform/web/dead-link';
import { draftName, findDraft, findDraftRecord } from '#/platform/web/drafts';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { useHeldRecord } from '#/platform/web/use-held-record';
import { useOpenRecord } from '#/platform/web/use-open-record';
import { Button } from '#/ui/button';
import { FilePreview } from '#/ui/file-preview';
import { PageHeader } from '#/ui/page-header';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

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
  const id = findDraftRecord('document');
  return id === undefined ? undefined : { what: 'edit', id };
}

function ProjectDocuments({ project }: { project: Project }) {
  const onPhone = useMediaQuery(phoneQuery);
  const documents = useDocuments(project.id);
  const { data: storage } = useStorage(project.id);
  const remove = useRemoveDocument();
  const removeOne = ({ id, version }: Pick<ProjectDocument, 'id' | 'version'>) =>
    remove.mutate({ params: { projectId: project.id, id }, version });
  const [open, setOpen] = useState(findOpen);
  const record = useOpenRecord();
  const shown = documents.data?.find(({ id }) => id === record.id);
  const { mutate: moveMany, isPending: isMoving } = useMoveDocuments();
  const { mutate: removeMany, isPending: isRemoving } = useRemoveDocuments();
  const params = { projectId: project.id };
  const many = {
    archiveOf: (ids: readonly number[]) => `${fillPath(documentArchivePath, params)}?ids=${ids.join(',')}`,
    onMove: (ids: readonly number[], category: DocumentCategory) =>
      moveMany({ params, body: { ids: [...ids], category } }),
    onRemove: (ids: readonly number[]) => removeMany({ params, body: { ids: [...ids] } }),
    busy: isMoving || isRemoving,
  };
  const edited = useHeldRecord(documents.data, open?.what === 'edit' ? open.id : undefined);
  const close = () => setOpen(undefined);

  return (
    <>
      {storage && <StorageUse storage={storage} />}
      {may(project.role, 'add') && (!onPhone || documents.data) && (
        <AddDocuments
          opensLater={onPhone && documents.data?.length !== 0}
          projectId={project.id}
          onShow={record.open}
          onRemove={removeOne}
        />
      )}
      <DeadLink
        rows={documents.data}
        text="Dit document bestaat niet meer, of het staat in een ander project. Kijk ook eens in de prullenmand."
      />
      <QueryStates query={documents} failed="De documenten konden niet geladen worden">
        {(data) => (
          <DocumentGroups
            projectId={project.id}
            documents={data}
            onOpen={({ id }) => record.open(id)}
            onEdit={({ id }) => setOpen({ what: 'edit', id })}
            onRemove={removeOne}
            many={may(project.role, 'add') ? many : undefined}
          />
        )}
      </QueryStates>
      {shown && (
        <FilePreview
          file={{ name: shown.fileName, path: shown.filePath, mimeType: shown.mimeType }}
          onClose={record.close}
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

type AddDocumentsProps = UploadCardProps & {
  /** Whoever has documents on a phone comes to look at them first. */
  opensLater: boolean;
};

function AddDocuments({ opensLater, ...card }: AddDocumentsProps) {
  const [isOpen, setOpen] = useState(
    !opensLater || findDraft(draftName('upload', card.projectId)) !== undefined,
  );
  if (isOpen) return <UploadCard {...card} />;
  return (
    <Button className="mb-5 w-full" icon={<Plus aria-hidden="true" />} onClick={() => setOpen(true)}>
      Document toevoegen
    </Button>
  );
}
