import { Download, EllipsisVertical, FileUp, Plus, Scale, Table2 } from 'lucide-react';
import type { Project } from '#/core/project';
import { itemSelectionActions } from '#/features/work/shared/meetstaat/web/slots';
import { SlotParts } from '#/platform/web/slots';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import { PageHeader } from '#/ui/page-header';
import { narrowQuery, phoneQuery, useMediaQuery } from '#/ui/use-media-query';

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

/** On a phone all but the making of an item stands in a menu. */
export function MeetstaatHeader(props: MeetstaatHeaderProps) {
  const { mayChange, hasItems, mayCompare, onCreate } = props;
  const onPhone = useMediaQuery(phoneQuery);
  const isNarrow = useMediaQuery(narrowQuery) && mayChange && hasItems;
  return (
    <PageHeader
      title="Meetstaat"
      actions={
        (mayChange || hasItems || mayCompare) && (
          <>
            {onPhone ? <ToolsInMenu {...props} onPhone /> : <ToolButtons {...props} isNarrow={isNarrow} />}
            {mayChange && (
              <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={onCreate}>
                Nieuw item
              </Button>
            )}
            {isNarrow && !onPhone && <ToolsInMenu {...props} />}
          </>
        )
      }
    />
  );
}

const exportPath = ({ id }: Project) => `/api/projects/${id}/bill-of-quantities/export`;
const exportName = 'Exporteer naar Excel';
const importName = 'Excel importeren';
const comparing = (is: boolean) =>
  is
    ? { label: 'Toon Meetstaat', icon: <Table2 aria-hidden="true" /> }
    : { label: 'Toon Vergelijking', icon: <Scale aria-hidden="true" /> };

/** Where it is narrow without their pictures: with them the last would stand on a line of its own. */
function ToolButtons({ isNarrow, ...props }: MeetstaatHeaderProps & { isNarrow: boolean }) {
  const { project, mayChange, hasItems, mayCompare, isComparing, shownIds, onCompare, onImport } = props;
  const { label, icon } = comparing(isComparing);
  return (
    <>
      {hasItems && !isNarrow && (
        <a href={exportPath(project)} download className={buttonClasses()}>
          <Download aria-hidden="true" className="size-[1.125rem]" />
          {exportName}
        </a>
      )}
      {mayChange && (
        <Button icon={isNarrow ? undefined : <FileUp aria-hidden="true" />} onClick={onImport}>
          {importName}
        </Button>
      )}
      {mayChange && !isNarrow && (
        <SlotParts of={itemSelectionActions} given={{ itemIds: shownIds, look: 'button' }} />
      )}
      {mayCompare && (
        <Button icon={isNarrow ? undefined : icon} onClick={() => onCompare(!isComparing)}>
          {label}
        </Button>
      )}
    </>
  );
}

/** On a phone all of them; elsewhere those that have no button. */
function ToolsInMenu({ onPhone = false, ...props }: MeetstaatHeaderProps & { onPhone?: boolean }) {
  const { project, mayChange, hasItems, mayCompare, isComparing, shownIds, onCompare, onImport } = props;
  const { label, icon } = comparing(isComparing);
  return (
    <Menu trigger={<IconButton label="Meer acties" icon={<EllipsisVertical aria-hidden="true" />} />}>
      {onPhone && mayChange && (
        <MenuItem icon={<FileUp aria-hidden="true" />} onSelect={onImport}>
          {importName}
        </MenuItem>
      )}
      {onPhone && mayCompare && (
        <MenuItem icon={icon} onSelect={() => onCompare(!isComparing)}>
          {label}
        </MenuItem>
      )}
      {mayChange && <SlotParts of={itemSelectionActions} given={{ itemIds: shownIds, look: 'item' }} />}
      {hasItems && (
        <MenuItem asChild>
          <a href={exportPath(project)} download>
            <Download aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
            {exportName}
          </a>
        </MenuItem>
      )}
    </Menu>
  );
}
