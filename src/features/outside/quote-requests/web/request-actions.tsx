import { Download, EllipsisVertical, ListPlus, Lock, type LucideIcon, Pencil, Trash2 } from 'lucide-react';
import { fillPath } from '#/core/call';
import {
  type QuoteRequest,
  requestPaperPath,
  requestSheetPath,
} from '#/features/outside/quote-requests/contract';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';
import { phoneQuery, useMediaQuery } from '#/ui/use-media-query';

export type RequestStep = 'edit' | 'addendum' | 'close' | 'remove';
type Step = { name: RequestStep; label: string; Icon: LucideIcon };
type Steps = { first?: Step; others: readonly Step[] };

const removing: Step = { name: 'remove', label: 'Verwijderen', Icon: Trash2 };

/** What can be done with it as it stands, the likeliest first. */
const stepsOf: Record<QuoteRequest['status'], Steps> = {
  draft: { first: { name: 'edit', label: 'Bewerken', Icon: Pencil }, others: [removing] },
  sent: {
    first: { name: 'addendum', label: 'Aanvulling', Icon: ListPlus },
    others: [{ name: 'close', label: 'Afsluiten', Icon: Lock }, removing],
  },
  closed: { others: [removing] },
};

type RequestActionsProps = {
  request: QuoteRequest;
  mayChange: boolean;
  onStep: (step: RequestStep) => void;
};

/** On a phone all but the first stands in a menu. */
export function RequestActions({ request: { id, status }, mayChange, onStep }: RequestActionsProps) {
  const onPhone = useMediaQuery(phoneQuery);
  const lists = [
    { href: fillPath(requestSheetPath, { id }), label: 'Excel' },
    { href: fillPath(requestPaperPath, { id }), label: 'PDF' },
  ];
  const { first, others }: Steps = mayChange ? stepsOf[status] : { others: [] };
  const buttonOf = ({ name, label, Icon }: Step) => (
    <Button
      key={name}
      variant={name === 'remove' ? 'quiet' : 'secondary'}
      icon={<Icon aria-hidden="true" />}
      onClick={() => onStep(name)}
    >
      {label}
    </Button>
  );
  if (!onPhone) {
    return (
      <>
        {lists.map(({ href, label }) => (
          <a key={href} href={href} download className={buttonClasses()}>
            <Download aria-hidden="true" className="size-[1.125rem]" />
            {label}
          </a>
        ))}
        {first && buttonOf(first)}
        {others.map(buttonOf)}
      </>
    );
  }
  return (
    <>
      <Menu trigger={<IconButton label="Meer acties" icon={<EllipsisVertical aria-hidden="true" />} />}>
        {lists.map(({ href, label }) => (
          <MenuItem key={href} asChild>
            <a href={href} download>
              <Download aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
              {label}
            </a>
          </MenuItem>
        ))}
        {others.map(({ name, label, Icon }) => (
          <MenuItem
            key={name}
            icon={<Icon aria-hidden="true" />}
            danger={name === 'remove'}
            onSelect={() => onStep(name)}
          >
            {label}
          </MenuItem>
        ))}
      </Menu>
      {first && buttonOf(first)}
    </>
  );
}
