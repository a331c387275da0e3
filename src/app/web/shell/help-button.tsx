import { CircleHelp } from 'lucide-react';
import { useShowDialog } from '#/app/web/shell/shell-dialogs';
import { IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

/** What the screen where one is is for. */
export function HelpButton({ className }: { className?: string }) {
  const show = useShowDialog();
  return (
    <IconButton
      label="Hulp bij dit scherm"
      icon={<CircleHelp aria-hidden="true" />}
      className={cx('text-ink-soft', className)}
      onClick={() => show('help')}
    />
  );
}
