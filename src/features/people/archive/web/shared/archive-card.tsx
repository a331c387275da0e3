import { Download } from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#/core/call';
import { megabyte } from '#/core/files';
import { projectArchivePath } from '#/features/people/archive/contract';
import { useImportProject } from '#/features/people/archive/web/queries';
import { useProject } from '#/platform/web/project/current-project';
import { buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { FileDrop } from '#/ui/file-drop';

/** A project as one file: to keep, to read with something else, and to make it again from. */
export function ArchiveCard() {
  const { projects } = useProject();
  const owned = projects.filter(({ role }) => role === 'owner');
  return (
    <Card as="section">
      <CardHeader
        title="Eén project als archief"
        text="Alles van een project in één ZIP-bestand, dat u hier of op een andere server weer kunt inlezen."
      />
      {owned.length > 0 && (
        <ul className="mb-4 flex flex-col divide-y divide-line">
          {owned.map(({ id, name }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
              <span className="min-w-0 wrap-anywhere">{name}</span>
              <a
                href={fillPath(projectArchivePath, { projectId: id })}
                className={buttonClasses({ variant: 'secondary' })}
                aria-label={`Archief van ${name} downloaden`}
              >
                <Download aria-hidden="true" className="size-[1.125rem]" />
                Archief
              </a>
            </li>
          ))}
        </ul>
      )}
      <ImportProject />
    </Card>
  );
}

const mostBytes = 4_096 * megabyte;

/** What is read becomes the current project. */
function ImportProject() {
  const reading = useImportProject();
  const { select } = useProject();
  const [files, setFiles] = useState<File[]>([]);
  const read = (chosen: File[]) => {
    const [file] = chosen;
    setFiles(chosen);
    if (file) reading.mutate({ file }, { onSuccess: ({ id }) => select(id), onSettled: () => setFiles([]) });
  };
  return (
    <FileDrop
      label="Project inlezen"
      accept={['.zip']}
      maxBytes={mostBytes}
      files={files}
      onChange={read}
      progress={reading.isPending ? (reading.progress ?? 0) : undefined}
      hint="Kies het ZIP-bestand van een archief. Er komt een nieuw project bij; wie meewerkte, nodigt u opnieuw uit."
    />
  );
}
