import { useEffect, useRef } from 'react';
import { Brand } from '#/app/web/shell/brand';
import { SidebarContent } from '#/app/web/shell/sidebar-content';
import type { User } from '#/features/people/account/contract';
import { useProject } from '#/platform/web/project/current-project';
import { Sheet } from '#/ui/sheet';

type PhoneDrawerProps = { user: User; open: boolean; onClose: () => void };

export function PhoneDrawer({ user, open, onClose }: PhoneDrawerProps) {
  const { project } = useProject();
  const shown = useRef(project?.id);
  useEffect(() => {
    // Another project was chosen: what one came for stands behind the drawer.
    if (shown.current !== project?.id) onClose();
    shown.current = project?.id;
  }, [project?.id, onClose]);
  return (
    <Sheet open={open} onOpenChange={onClose} title="Menu" heading={<Brand withTagline />}>
      <SidebarContent user={user} onNavigate={onClose} />
    </Sheet>
  );
}
