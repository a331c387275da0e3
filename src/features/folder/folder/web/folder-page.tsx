import { Download } from 'lucide-react';
import type { Project } from '#/core/project';
import { may } from '#/core/rights';
import { type Folder, folderArchivePath, folderReportPath } from '#/features/folder/folder/contract';
import { folderPage } from '#/features/folder/folder/page';
import { phoneOrder } from '#/features/folder/folder/rules/phone-order';
import { ChapterCard } from '#/features/folder/folder/web/chapter-card';
import { LinksCard } from '#/features/folder/folder/web/links-card';
import { useFolder } from '#/features/folder/folder/web/queries';
import { SaleCard } from '#/features/folder/folder/web/sale-card';
import { ProjectScreen } from '#/platform/web/project/project-screen';
import { QueryStates } from '#/platform/web/query-states';
import { buttonClasses } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

const { title } = folderPage;

/** The memory of the house, for the next owner too. */
export function FolderPage() {
  return (
    <ProjectScreen title={title} hint="Selecteer een project om de woningmap te bekijken.">
      {(project) => <FolderOf project={project} />}
    </ProjectScreen>
  );
}

function FolderOf({ project }: { project: Project }) {
  const query = useFolder(project.id);
  const inProject = (path: string) => path.replace(':projectId', String(project.id));
  return (
    <>
      <PageHeader
        title={title}
        text="Wat er in uw woning zit, wie het deed en welke papieren erbij horen."
        actions={
          <>
            <a href={inProject(folderReportPath)} download className={buttonClasses({})}>
              PDF
            </a>
            <a href={inProject(folderArchivePath)} download className={buttonClasses({ variant: 'primary' })}>
              <Download aria-hidden="true" />
              Alles downloaden
            </a>
          </>
        }
      />
      <QueryStates query={query} failed="De woningmap kon niet geladen worden">
        {(folder) => <Chapters folder={folder} project={project} />}
      </QueryStates>
    </>
  );
}

function Chapters({ folder, project }: { folder: Folder; project: Project }) {
  const mayChange = may(project.role, 'change');
  const isPhone = useMediaQuery(phoneQuery);
  const chapters = isPhone ? phoneOrder(folder.chapters) : folder.chapters;
  return (
    <div className="flex flex-col gap-3 md:gap-5">
      <p className="text-pretty text-ink-soft">{folder.note}</p>
      {chapters.map((chapter) => (
        <ChapterCard key={chapter.key} {...{ projectId: project.id, chapter, mayChange, isPhone }} />
      ))}
      <SaleCard {...{ projectId: project.id, sale: folder.sale, mayChange, isPhone }} />
      <LinksCard {...{ projectId: project.id, mayChange }} />
    </div>
  );
}
