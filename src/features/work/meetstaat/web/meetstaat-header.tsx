import { Download, FileUp, Plus, Scale, Table2 } from 'lucide-react';
import type { Project } from '#/core/project';
import { itemSelectionActions } from '#/features/work/meetstaat/web/shared/slots';
import { SlotParts } from '#/platform/web/slots';
import { Button, buttonClasses } from '#/ui/button';
import { PageHeader } from '#/ui/page-header';

type MeetstaatHeaderProps = {
  project: Project;
  mayChange: boolean;
  hasItems: boolean;
  /** What the filter leaves. */
  shownIds: readonly number[];
  /** Left out of the header where there is nothing to compare with, nor a way to get it. */
  mayCompare: boolean;
  isComparing: boolean;
  onCompare: (comparing: boolean) => void;
  onImport: () => void;
  onCreate: () => void;
};

export function MeetstaatHeader(props: MeetstaatHeaderProps) {
  const { project, mayChange, hasItems, mayCompare, isComparing } = props;
  const { shownIds, onCompare, onImport, onCreate } = props;
  return (
    <PageHeader
      title="Meetstaat"
      actions={
        <>
          {hasItems && (
            <a
              href={`/api/projects/${project.id}/bill-of-quantities/export`}
              download
              className={buttonClasses()}
            >
              <Download aria-hidden="true" className="size-[1.125rem]" />
              Exporteer naar Excel
            </a>
          )}
          {mayChange && (
            <Button icon={<FileUp aria-hidden="true" />} onClick={onImport}>
              Excel importeren
            </Button>
          )}
          {mayChange && <SlotParts of={itemSelectionActions} given={{ itemIds: shownIds, isSmall: false }} />}
          {mayCompare && (
            <Button
              icon={isComparing ? <Table2 aria-hidden="true" /> : <Scale aria-hidden="true" />}
              onClick={() => onCompare(!isComparing)}
            >
              {isComparing ? 'Toon Meetstaat' : 'Toon Vergelijking'}
            </Button>
          )}
          {mayChange && (
            <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
              Nieuw item
            </Button>
          )}
        </>
      }
    />
  );
}
