import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { Brand } from '#/app/web/shell/brand';
import { SidebarContent } from '#/app/web/shell/sidebar-content';
import type { User } from '#/features/people/shared/account/user-contract';
import { useProject } from '#/platform/web/project/current-project';
import { Sheet } from '#/ui/sheet';

type PhoneDrawerProps = { user: User; open: boolean; onClose: () => void };

export function PhoneDrawer({ user, open, onClose }: PhoneDrawerProps) {
  const { project } = useProject();
  const [location] = useLocation();
  const shown = `${project?.id} ${project?.status} ${location}`;
  const last = useRef(shown);
  useEffect(() => {
    // Another project or page was chosen, or it came to rest: what one came for stands behind the drawer.
    if (last.current !== shown) onClose();
    last.current = shown;
  }, [shown, onClose]);
  return (
    <Sheet open={open} onOpenChange={onClose} title="Menu" heading={<Brand />}>
      <SidebarContent user={user} onNavigate={onClose} />
    </Sheet>
  );
}
