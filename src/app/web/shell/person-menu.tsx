import { Keyboard, Settings } from 'lucide-react';
import { Link } from 'wouter';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { accountPage } from '#/features/people/account/page';
import { PersonButton } from '#/features/people/account/web/person-button';
import type { User } from '#/features/people/shared/account/user-contract';
import { Menu, MenuItem, MenuLabel, MenuRadioGroup, MenuSeparator } from '#/ui/menu';
import { chooseTheme, themeChoices, themeLabels, useThemeChoice } from '#/ui/theme-choice';

type PersonMenuProps = {
  user: User;
  roleLabel: string;
  onNavigate?: (() => void) | undefined;
  onClose: () => void;
};

/** What is of the person and not of the project: account, how the app looks, and its keys. */
export function PersonMenu({ user, roleLabel, onNavigate }: PersonMenuProps) {
  const show = useShowDialog();
  const theme = useThemeChoice();
  return (
    <Menu align="start" defaultOpen trigger={<PersonButton user={user} roleLabel={roleLabel} />}>
      <MenuItem asChild>
        <Link href={accountPage.path} onClick={onNavigate}>
          <Settings aria-hidden="true" className="size-[1.125rem] shrink-0 opacity-80" />
          Uw account
        </Link>
      </MenuItem>
      <MenuItem
        icon={<Keyboard aria-hidden="true" />}
        onSelect={() => {
          onNavigate?.();
          show('keys');
        }}
      >
        Sneltoetsen
      </MenuItem>
      <MenuSeparator />
      <MenuLabel>Weergave</MenuLabel>
      <MenuRadioGroup
        value={theme}
        onChange={chooseTheme}
        options={themeChoices.map((value) => ({ value, label: themeLabels[value] }))}
      />
    </Menu>
  );
}
