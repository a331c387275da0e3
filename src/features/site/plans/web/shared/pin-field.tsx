import { useState } from 'react';
import { planName } from '#/features/site/plans/rules/name';
import { PlanCanvas } from '#/features/site/plans/web/shared/plan-canvas';
import { usePlans } from '#/features/site/plans/web/shared/queries';
import type { Pin } from '#/features/site/shared/pin';
import { Button } from '#/ui/button';
import { SelectField } from '#/ui/select';

type PinFieldProps = {
  projectId: number;
  value: Pin | null;
  disabled?: boolean;
  onChange: (pin: Pin | null) => void;
};

/** Where something is, on one of the plans; nothing where there are none. */
export function PinField({ projectId, value, disabled = false, onChange }: PinFieldProps) {
  const { data: plans = [] } = usePlans(projectId);
  const [asked, setAsked] = useState<number>();
  const planId = asked ?? value?.planId;
  const plan = plans.find(({ id }) => id === planId);
  if (plans.length === 0) return null;
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label="Plaats op het plan"
        value={plan ? String(plan.id) : ''}
        emptyOption="Geen plan"
        disabled={disabled}
        options={plans.map((each) => ({ value: String(each.id), label: planName(each) }))}
        onChange={(chosen) => {
          setAsked(chosen === '' ? 0 : Number(chosen));
          if (chosen === '' && value) onChange(null);
        }}
      />
      {plan && (
        <>
          <p className="text-ink-soft text-sm">
            {value?.planId === plan.id
              ? 'Druk ergens anders om de speld te verzetten.'
              : 'Druk op de plaats.'}
          </p>
          <PlanCanvas
            plan={plan}
            pins={value?.planId === plan.id ? [{ key: 'here', ...value, label: 'Hier' }] : []}
            onPlace={disabled ? undefined : (place) => onChange({ planId: plan.id, ...place })}
          />
          {!disabled && value?.planId !== plan.id && (
            <Button
              size="small"
              variant="quiet"
              className="self-start"
              onClick={() => onChange({ planId: plan.id, x: 0.5, y: 0.5 })}
            >
              Speld in het midden zetten
            </Button>
          )}
        </>
      )}
    </div>
  );
}
