import { Info } from 'lucide-react';
import { dayAt, formatDayLong } from '#/core/day';
import { formatEuro } from '#/core/money';
import { officialSimulator, officialSite, whenToApply } from '#/features/premiums/premies/rules/advice';
import { limitsOf } from '#/features/premiums/premies/rules/income-category';
import { type RuleTable, specificationTable } from '#/features/premiums/premies/rules/rule-table';
import { rulesNear } from '#/features/premiums/premies/rules/rules-for';
import { Card, CardHeader } from '#/ui/card';

/** What the scheme is, in the figures of the rule table. */
export function SchemeInfo() {
  const today = dayAt(new Date());
  const table = rulesNear(today);
  const lines = [
    `De premie hangt af van uw inkomenscategorie: van 4 (laagste inkomens, tot en met ${limit(table)}) tot 1 (hoogste inkomens).`,
    `Welke regels gelden, hangt af van de dag waarop u aanvraagt. Vandaag: ${table.name}.`,
    `${whenToApply(table)} De facturen van één soort werk moeten samen minstens ${formatEuro(table.invoices.minimum.amount)} zonder btw zijn.`,
    ...specificationTable()
      .laterChanges.filter(({ on }) => on <= today)
      .map(({ on, text }) => `Sinds ${formatDayLong(on)}: ${text}.`),
  ];
  return (
    <Card as="section" aria-labelledby="scheme-info">
      <CardHeader
        id="scheme-info"
        title="Hoe werkt Mijn VerbouwPremie?"
        icon={<Info aria-hidden="true" />}
        text="De Vlaamse overheid betaalt een deel van energiebesparende werken terug."
      />
      <ul className="list-disc space-y-1 pl-5 text-[0.9375rem]">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p className="mt-3 text-[0.9375rem]">
        De overheid heeft altijd het laatste woord: lees de voorwaarden op{' '}
        <OfficialLink href={officialSite}>vlaanderen.be</OfficialLink> en reken na met de{' '}
        <OfficialLink href={officialSimulator}>officiële simulator</OfficialLink>.
      </p>
    </Card>
  );
}

function limit(table: RuleTable): string {
  const limits = limitsOf({ gezinssituatie: 'alleenstaand', personenTenLaste: 0 }, table);
  const lowest = limits.find(({ category }) => category === 4);
  return lowest ? `${formatEuro(lowest.upTo)} voor een alleenstaande` : 'de laagste grens';
}

function OfficialLink({ href, children }: { href: string; children: string }) {
  return (
    <a href={href} target="_blank" rel="noreferrer" className="text-brick underline">
      {children}
      <span className="sr-only"> (nieuw tabblad)</span>
    </a>
  );
}
