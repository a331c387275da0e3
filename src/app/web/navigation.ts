import {
  CalendarDays,
  FileText,
  FolderOpen,
  HandCoins,
  Info,
  LayoutDashboard,
  type LucideIcon,
  PiggyBank,
  Receipt,
  Ruler,
  Users,
} from 'lucide-react';
import { pagePaths } from '#/core/pages';
import { product } from '#/core/product';

export type NavigationEntry = { path: string; label: string; Icon: LucideIcon };

export const navigation: readonly NavigationEntry[] = [
  { path: pagePaths.dashboard, label: 'Dashboard', Icon: LayoutDashboard },
  { path: pagePaths.meetstaat, label: 'Meetstaat', Icon: Ruler },
  { path: pagePaths.contacts, label: 'Contacten', Icon: Users },
  { path: pagePaths.quotes, label: 'Offertes', Icon: FileText },
  { path: pagePaths.invoices, label: 'Facturen', Icon: Receipt },
  { path: pagePaths.planning, label: 'Planning', Icon: CalendarDays },
  { path: pagePaths.budget, label: 'Budget', Icon: PiggyBank },
  { path: pagePaths.premies, label: 'Premies', Icon: HandCoins },
  { path: pagePaths.documents, label: 'Documenten', Icon: FolderOpen },
  { path: pagePaths.about, label: product.name, Icon: Info },
];
