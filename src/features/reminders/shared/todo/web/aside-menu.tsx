import { Clock } from 'lucide-react';
import { dayAt, formatDayLong } from '#/core/day';
import { asideChoices, backOn } from '#/features/reminders/shared/todo/rules/aside';
import { useSetAside } from '#/features/reminders/shared/todo/web/queries';
import { IconButton } from '#/ui/button';
import { Menu, MenuItem, MenuLabel } from '#/ui/menu';

type AsideMenuProps = { projectId: number; todo: { key: string }; label: string };

/** Open, because it is fetched by who asks for it. */
export function AsideMenu({ projectId, todo: { key }, label }: AsideMenuProps) {
  const setAside = useSetAside();
  return (
    <Menu
      defaultOpen
      trigger={
        <IconButton
          label={label}
          icon={<Clock aria-hidden="true" />}
          className="text-ink-soft"
          busy={setAside.isPending}
        />
      }
    >
      <MenuLabel>Opzij zetten, alleen voor u</MenuLabel>
      {asideChoices(dayAt(new Date())).map(({ label: choice, until }) => (
        <MenuItem
          key={choice}
          onSelect={() => setAside.mutate({ params: { projectId }, body: { key, until } })}
        >
          <span>{choice}</span>
          <span className="ml-auto pl-6 text-ink-soft text-sm">{formatDayLong(backOn(until))}</span>
        </MenuItem>
      ))}
    </Menu>
  );
}
