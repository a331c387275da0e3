import { Brand } from '#/app/web/shell/brand';
import { SidebarContent } from '#/app/web/shell/sidebar-content';
import type { User } from '#/features/account/contract';
import { Sheet } from '#/ui/sheet';

type PhoneDrawerProps = { user: User; open: boolean; onOpenChange: (open: boolean) => void };

export function PhoneDrawer({ user, open, onOpenChange }: PhoneDrawerProps) {
  return (
    <Sheet open={open} onOpenChange={onOpenChange} title="Menu" heading={<Brand withTagline />}>
      <SidebarContent user={user} onNavigate={() => onOpenChange(false)} />
    </Sheet>
  );
}
