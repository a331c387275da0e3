import { formatEuro, totalFromDecimal } from '#/core/money';
import type { ContactHistory } from '#/features/work/shared/contacts/contract';
import { StatCard } from '#/ui/stat-card';
import { StatRow } from '#/ui/stat-row';

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));

/** What was agreed, asked and paid, over all projects that one sees. */
export function ContactMoney({ history }: { history: ContactHistory }) {
  const hasExtras = history.contracted !== history.accepted;
  return (
    <StatRow>
      <StatCard
        label="Contractsom"
        about="contractsom-contact"
        value={euro(history.contracted)}
        hint={`Geoffreerd: ${euro(history.quoted)}${hasExtras ? ', met meerwerk' : ''}`}
      />
      <StatCard label="Gefactureerd" about="gefactureerd-contact" value={euro(history.billed)} />
      <StatCard label="Betaald" about="betaald-contact" value={euro(history.paid)} />
      <StatCard label="Nog te betalen" about="nog-te-betalen-contact" value={euro(history.open)} />
    </StatRow>
  );
}
