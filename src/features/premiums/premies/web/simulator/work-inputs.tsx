import { formatEuro } from '#/core/money';
import type { Draft } from '#/features/premiums/premies/rules/draft';
import { variantAmount } from '#/features/premiums/premies/rules/explain';
import type { Category } from '#/features/premiums/premies/rules/result';
import type { RuleTable } from '#/features/premiums/premies/rules/rule-table';
import { areaFieldOf, needsArea } from '#/features/premiums/premies/rules/work-premium';
import {
  epcWorkId,
  heatPumpTypeNames,
  heatPumpTypes,
  targetLabelNames,
  targetLabels,
  type WorkId,
  wallTypeNames,
  wallTypes,
} from '#/features/premiums/shared/premies/rules/works';
import { AmountField } from '#/ui/amount-field';
import { QuantityField } from '#/ui/quantity-field';
import { RadioGroup } from '#/ui/radio-group';
import { SelectField } from '#/ui/select';

type Props = {
  work: WorkId;
  draft: Draft;
  category: Category | undefined;
  table: RuleTable;
  onChange: (change: Partial<Draft>) => void;
};

const yesOrNo = [
  { value: 'ja', label: 'Ja' },
  { value: 'nee', label: 'Nee' },
] as const;

/** What a chosen work needs to know. */
export function WorkInputs(props: Props) {
  const { work, draft, category, table, onChange } = props;
  const area = areaFieldOf(work);
  if (work === epcWorkId) return table.epcLabel && <TargetLabel {...props} labels={table.epcLabel} />;
  const mustHaveArea = needsArea(work, category, table);
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <AmountField
        label="Investering (zonder btw)"
        required
        value={draft.investments[work] ?? null}
        onChange={(value) => onChange({ investments: { ...draft.investments, [work]: value } })}
      />
      {area && (
        <QuantityField
          label="Oppervlakte"
          unit="m²"
          required={mustHaveArea}
          hint={mustHaveArea ? undefined : 'Niet verplicht.'}
          value={draft[area]}
          onChange={(value) => onChange({ [area]: value })}
        />
      )}
      <Kind {...props} />
    </div>
  );
}

function Kind({ work, draft, category, table, onChange }: Props) {
  switch (work) {
    case 'dak':
      return (
        <QuantityField
          label="Asbest dat verdwijnt"
          unit="m²"
          hint="Laat leeg als er geen asbest is."
          value={draft.dakAsbestM2}
          onChange={(dakAsbestM2) => onChange({ dakAsbestM2 })}
        />
      );
    case 'ramen':
      return (
        <RadioGroup
          label="Is er ventilatie aanwezig?"
          hint="Nieuwe ramen sluiten beter af: voorzie roosters of ventilatie. Dit verandert het bedrag niet."
          look="pills"
          className="sm:col-span-2"
          value={draft.ventilatieAanwezig}
          onChange={(ventilatieAanwezig) => onChange({ ventilatieAanwezig })}
          options={yesOrNo}
        />
      );
    case 'muur':
      return (
        <SelectField
          label="Soort muurisolatie"
          className="sm:col-span-2"
          value={draft.muurType}
          onChange={(muurType) => onChange({ muurType })}
          options={wallTypes.map((value) => ({
            value,
            label: withAmount(wallTypeNames[value], variantAmount('muur', value, category, table)),
          }))}
        />
      );
    case 'warmtepomp':
      return (
        <>
          <SelectField
            label="Soort warmtepomp"
            value={draft.warmtepompType}
            onChange={(warmtepompType) => onChange({ warmtepompType })}
            options={heatPumpTypes.map((value) => ({
              value,
              label: withAmount(
                heatPumpTypeNames[value],
                variantAmount('warmtepomp', value, category, table),
              ),
            }))}
          />
          <RadioGroup
            label="Vervangt ze elektrische verwarming?"
            hint={electricHint(category, table)}
            look="pills"
            className="sm:col-span-2"
            value={draft.elektriciteitsvervanging}
            onChange={(elektriciteitsvervanging) => onChange({ elektriciteitsvervanging })}
            options={yesOrNo}
          />
        </>
      );
    default:
      return null;
  }
}

function electricHint(category: Category | undefined, { electricHeating }: RuleTable): string {
  const { categories, extraShare, grade } = electricHeating;
  if (category !== undefined && !categories.includes(category)) {
    return 'In uw categorie verandert dit de premie niet.';
  }
  const sure = grade === 'C' ? ' Dat is nog te bevestigen op vlaanderen.be.' : '';
  return `Dan kan de premie ${extraShare}% hoger zijn. Ter info: we rekenen het niet mee.${sure}`;
}

function TargetLabel({ draft, labels, onChange }: Props & { labels: NonNullable<RuleTable['epcLabel']> }) {
  return (
    <SelectField
      label="EPC-label na de werken"
      hint="Een richtbedrag: het telt niet mee in het totaal."
      className="max-w-md"
      value={draft.doelEpcLabel}
      onChange={(doelEpcLabel) => onChange({ doelEpcLabel })}
      options={targetLabels.map((value) => {
        const { from, to } = labels[value];
        return { value, label: `${targetLabelNames[value]} (${formatEuro(from)} tot ${formatEuro(to)})` };
      })}
    />
  );
}

function withAmount(name: string, amount: string): string {
  return amount ? `${name} (${amount})` : name;
}
