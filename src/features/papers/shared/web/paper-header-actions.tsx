import { EllipsisVertical, FilePlus2, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { paperEntrances } from '#/features/papers/shared/web/slots';
import { SlotParts } from '#/platform/web/slots';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import { narrowQuery, phoneQuery, useMediaQuery } from '#/ui/use-media-query';

type Tool = { label: string; icon: ReactNode; onPress: () => void };

type PaperHeaderActionsProps = {
  projectId: number;
  papers: readonly File[];
  onPapers: (papers: readonly File[]) => void;
  create: { label: string; onPress: () => void };
  /** A page that belongs with the list. */
  page?: { label: string; icon: ReactNode; href: string };
  /** Before and after the way to hand in a paper. */
  first?: Tool;
  last?: Tool;
};

/** Above a list of papers, for who may add one: on a phone all but the making of one stands in a menu. */
export function PaperHeaderActions({
  projectId,
  papers,
  onPapers,
  create,
  page,
  first,
  last,
}: PaperHeaderActionsProps) {
  const onPhone = useMediaQuery(phoneQuery);
  const isNarrow = useMediaQuery(narrowQuery) && page !== undefined && last !== undefined;
  const asItem = (tool: Tool | undefined) =>
    tool && (
      <MenuItem icon={tool.icon} onSelect={tool.onPress}>
        {tool.label}
      </MenuItem>
    );
  const asButton = (tool: Tool | undefined) =>
    tool && (
      <Button icon={tool.icon} onClick={tool.onPress}>
        {tool.label}
      </Button>
    );
  const entrances = (trigger: (paper: Tool) => ReactNode) => (
    <SlotParts
      of={paperEntrances}
      given={{
        ...{ projectId, papers, onPapers },
        trigger: ({ label, press }) =>
          trigger({ label, icon: <FilePlus2 aria-hidden="true" />, onPress: press }),
      }}
    />
  );
  const making = (
    <Button variant="primary" icon={<Plus aria-hidden="true" />} onClick={create.onPress}>
      {create.label}
    </Button>
  );
  const pageItem = page && (
    <MenuItem asChild>
      <Link href={page.href}>
        <span className="inline-flex shrink-0 opacity-80 *:size-[1.125rem]">{page.icon}</span>
        {page.label}
      </Link>
    </MenuItem>
  );
  const menu = (items: ReactNode) => (
    <Menu trigger={<IconButton label="Meer acties" icon={<EllipsisVertical aria-hidden="true" />} />}>
      {items}
    </Menu>
  );
  if (!onPhone && isNarrow) {
    return (
      <>
        {asButton(first)}
        {asButton(last)}
        {making}
        {entrances((paper) =>
          menu(
            <>
              {asItem(paper)}
              {pageItem}
            </>,
          ),
        )}
      </>
    );
  }
  if (!onPhone) {
    return (
      <>
        {page && (
          <Link href={page.href} className={buttonClasses()}>
            <span className="inline-flex shrink-0 *:size-[1.125rem]">{page.icon}</span>
            {page.label}
          </Link>
        )}
        {asButton(first)}
        {entrances(asButton)}
        {asButton(last)}
        {making}
      </>
    );
  }
  return (
    <>
      {entrances((paper) =>
        menu(
          <>
            {asItem(first)}
            {asItem(paper)}
            {asItem(last)}
            {pageItem}
          </>,
        ),
      )}
      {making}
    </>
  );
}
