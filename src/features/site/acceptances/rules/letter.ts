import type { Day } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import type { AcceptanceKind } from '#/features/site/acceptances/contract';
import { acceptanceName } from '#/features/site/acceptances/rules/words';

type Release = {
  contact: { name: string; email: string | null };
  project: string;
  kind: AcceptanceKind;
  day: Day;
  toPay: string;
};

/** What was kept back comes free: they may count on it. */
export function releaseMail({ contact, project, kind, day, toPay }: Release): ReadyMail {
  const amount = formatEuro(totalFromDecimal(toPay));
  return {
    to: contact.email ?? '',
    subject: `Ingehouden bedrag vrij, ${project}`,
    body: [
      `Beste ${contact.name},`,
      `Bij de ${acceptanceName({ kind, day }).toLowerCase()} op onze werf (${project}) hield ik een bedrag in. Dat is nu vrij: ik betaal u ${amount}.`,
      'Met vriendelijke groeten',
    ].join('\n\n'),
  };
}
