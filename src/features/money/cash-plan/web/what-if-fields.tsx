import { formatEuro, totalFromDecimal } from '#/core/money';
import type { CashPlan } from '#/features/money/cash-plan/contract';
import { asPlanned, isAsPlanned, type WhatIf } from '#/features/money/cash-plan/rules/what-if';
import { delayWeeks, extraPercents } from '#/features/money/cash-plan/web/use-what-if-address';
import { Button } from '#/ui/button';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

const delays = delayWeeks.map((weeks) => ({
  value: String(weeks),
  label: weeks === 0 ? 'Geen uitstel' : `${weeks} weken uitstel`,
}));
const extras = extraPercents.map((percent) => ({
  value: String(percent),
  label: percent === 0 ? 'Geen meerwerk' : `${percent}% meerwerk`,
}));
const premiumMonths = [1, 2, 3, 4, 6, 8, 9, 12, 18, 24].map((months) => ({
  value: String(months),
  label: months === 1 ? '1 maand na de aanvraag' : `${months} maanden na de aanvraag`,
}));

type WhatIfFieldsProps = {
  plan: CashPlan;
  what: WhatIf;
  onChange: (what: WhatIf) => void;
  onPremiumMonths: ((months: number) => void) | undefined;
};

/** Tried on the screen and kept in its address only, but for when premiums come. */
export function WhatIfFields({ plan, what, onChange, onPremiumMonths }: WhatIfFieldsProps) {
  const premiums = plan.entries.filter(({ kind }) => kind === 'premium');
  const refuse = (key: string, isRefused: boolean) => {
    const refused = new Set(what.refused);
    if (isRefused) refused.add(key);
    else refused.delete(key);
    onChange({ ...what, refused });
  };
  return (
    <fieldset className="flex flex-col gap-3 rounded-card border border-line p-3 sm:p-4 print:hidden">
      <legend className="px-1 font-semibold text-[0.9375rem]">Wat als</legend>
      <div className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        <SelectField
          label="De werken lopen uit"
          value={String(what.delayWeeks)}
          onChange={(weeks) => onChange({ ...what, delayWeeks: Number(weeks) })}
          options={delays}
        />
        <SelectField
          label="De werken vallen duurder uit"
          value={String(what.extraPercent)}
          onChange={(percent) => onChange({ ...what, extraPercent: Number(percent) })}
          options={extras}
        />
        {onPremiumMonths && premiums.length > 0 && (
          <SelectField
            label="Premies worden uitbetaald"
            value={String(plan.premiumMonths)}
            onChange={(months) => onPremiumMonths(Number(months))}
            options={withCurrent(plan.premiumMonths)}
          />
        )}
      </div>
      {premiums.map(({ key, name, amount, target }) => (
        <Checkbox
          key={key}
          label={`Premie geweigerd: ${name}, ${formatEuro(totalFromDecimal(amount))}${target === 'loan' ? ' (gaat naar het Energiehuis en verlaagt de lening)' : ''}`}
          checked={what.refused.has(key)}
          onChange={(event) => refuse(key, event.target.checked)}
        />
      ))}
      {!isAsPlanned(what) && (
        <Button size="small" className="self-start" onClick={() => onChange(asPlanned)}>
          Terug naar het plan
        </Button>
      )}
    </fieldset>
  );
}

function withCurrent(months: number) {
  const value = String(months);
  return premiumMonths.some((each) => each.value === value)
    ? premiumMonths
    : [...premiumMonths, { value, label: `${months} maanden na de aanvraag` }];
}
