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

export type NavigationEntry = { path: string; label: string; about: string; Icon: LucideIcon };

export const navigation: readonly NavigationEntry[] = [
  { path: pagePaths.dashboard, label: 'Dashboard', about: 'Waar uw verbouwing staat', Icon: LayoutDashboard },
  { path: pagePaths.meetstaat, label: 'Meetstaat', about: 'Hoeveelheden, prijzen en totalen', Icon: Ruler },
  { path: pagePaths.contacts, label: 'Contacten', about: 'Aannemers, leveranciers, architect', Icon: Users },
  {
    path: pagePaths.quotes,
    label: 'Offertes',
    about: 'Vergelijken, controleren, aanvaarden',
    Icon: FileText,
  },
  { path: pagePaths.invoices, label: 'Facturen', about: 'Wat betaald is en wat nog moet', Icon: Receipt },
  { path: pagePaths.planning, label: 'Planning', about: 'Wie komt wanneer', Icon: CalendarDays },
  { path: pagePaths.budget, label: 'Budget', about: 'Uitgaven tegenover uw budget', Icon: PiggyBank },
  { path: pagePaths.premies, label: 'Premies', about: 'Simulatie en subsidiabele kosten', Icon: HandCoins },
  {
    path: pagePaths.documents,
    label: 'Documenten',
    about: 'Vergunning, plannen, attesten',
    Icon: FolderOpen,
  },
  { path: pagePaths.about, label: product.name, about: 'Over dit programma', Icon: Info },
];
