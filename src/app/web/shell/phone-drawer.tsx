import { Brand } from '#/app/web/shell/brand';
import { SidebarContent } from '#/app/web/shell/sidebar-content';
import type { User } from '#/features/account/contract';
import { Sheet } from '#/ui/sheet';

type PhoneDrawerProps = { user: User; open: boolean; onClose: () => void };

export function PhoneDrawer({ user, open, onClose }: PhoneDrawerProps) {
  return (
    <Sheet open={open} onOpenChange={onClose} title="Menu" heading={<Brand withTagline />}>
      <SidebarContent user={user} onNavigate={onClose} />
    </Sheet>
  );
}
