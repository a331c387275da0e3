import { CalendarPlus, Receipt, Ruler, UserPlus } from 'lucide-react';
import { Link } from 'wouter';
import { invoicesPage } from '#/features/papers/invoices/page';
import { planningPage } from '#/features/site/planning/page';
import { contactsPage } from '#/features/work/contacts/page';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { Card, CardHeader } from '#/ui/card';

/** Each opens the dialog of its screen, but for the meetstaat, which is a list to work in. Adding an invoice or a contact is open to everyone in the project. */
const actions = [
  { path: `${invoicesPage.path}?nieuw=1`, label: 'Nieuwe factuur', Icon: Receipt, needsChange: false },
  { path: meetstaatPage.path, label: 'Meetstaat bewerken', Icon: Ruler, needsChange: true },
  {
    path: `${planningPage.path}?nieuw=1`,
    label: 'Afspraak inplannen',
    Icon: CalendarPlus,
    needsChange: true,
  },
  { path: `${contactsPage.path}?nieuw=1`, label: 'Contact toevoegen', Icon: UserPlus, needsChange: false },
] as const;

export function QuickActions({ mayChange }: { mayChange: boolean }) {
  return (
    <Card as="section" aria-labelledby="quick-actions" className="print:hidden">
      <CardHeader id="quick-actions" title="Snelle acties" />
      <ul className="grid grid-cols-2 gap-2 md:grid-cols-4 xl:grid-cols-1">
        {actions
          .filter(({ needsChange }) => mayChange || !needsChange)
          .map(({ path, label, Icon }) => (
            <li key={path}>
              <Link
                href={path}
                className="flex h-full min-h-11 items-center gap-3 rounded-control border border-line px-3 py-2 font-semibold hover:border-brick hover:bg-brick-soft"
              >
                <Icon aria-hidden="true" className="size-[1.125rem] shrink-0 text-brick" />
                {label}
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
