import { useState } from 'react';
import { type Day, dayAt } from '#/core/day';
import { type Cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import { type WallType, wallTypeNames, wallTypes } from '#/features/premiums/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/premium-files/contract';
import {
  isSubmitted,
  type Payee,
  payeeLabels,
  payees,
  premiumFileStatuses,
  statusLabels,
} from '#/features/premiums/premium-files/rules/statuses';
import { useUpdatePremiumFile } from '#/features/premiums/premium-files/web/queries';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { DateField } from '#/ui/date-field';
import { SelectField } from '#/ui/select';
import { TextField } from '#/ui/text-field';

/** Where the file stands with the government, and what comes of it. */
export function FileFollowUp({ file }: { file: PremiumFile }) {
  const update = useUpdatePremiumFile();
  const [today] = useState(() => dayAt(new Date()));
  const [draft, setDraft] = useState(() => draftOf(file));
  const change = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }));
  const isHandedIn = isSubmitted(draft.status);
  const dateField = (label: string, key: 'submittedOn' | 'decidedOn' | 'paidOn') => (
    <DateField
      label={label}
      today={today}
      value={draft[key]}
      onChange={(value: Day | null) => change({ [key]: value })}
    />
  );
  const save = () => {
    const { grantedAmount, paidAmount, paidTo, wall, ...rest } = draft;
    const decimal = (amount: Cents | null) => (amount === null ? null : decimalFromCents(amount));
    const kind = isSubmitted(file.status) ? {} : { wall: wall || null };
    const body = {
      ...{ ...rest, ...kind, paidTo: paidTo || null },
      ...{ grantedAmount: decimal(grantedAmount), paidAmount: decimal(paidAmount) },
    };
    update.mutate({ params: { id: file.id }, version: file.version, body });
  };
  return (
    <section aria-labelledby="file-follow-up">
      <h3 id="file-follow-up" className="mb-2 text-base">
        Opvolging
      </h3>
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label="Status"
          hint="Zodra u indient, blijft de inhoud zoals ze was."
          value={draft.status}
          onChange={(status) => change({ status })}
          options={premiumFileStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        />
        {file.work === 'muur' && !isSubmitted(file.status) && (
          <SelectField
            label="Soort muurisolatie"
            value={draft.wall}
            onChange={(wall) => change({ wall })}
            options={wallTypes.map((value) => ({ value, label: wallTypeNames[value] }))}
          />
        )}
        {isHandedIn && (
          <>
            <TextField
              label="Dossiernummer"
              value={draft.reference}
              onChange={(event) => change({ reference: event.target.value })}
            />
            {dateField('Ingediend op', 'submittedOn')}
            {dateField('Beslist op', 'decidedOn')}
            <AmountField
              label="Toegekend bedrag"
              value={draft.grantedAmount}
              onChange={(grantedAmount) => change({ grantedAmount })}
            />
            {dateField('Uitbetaald op', 'paidOn')}
            <AmountField
              label="Uitbetaald bedrag"
              value={draft.paidAmount}
              onChange={(paidAmount) => change({ paidAmount })}
            />
            <SelectField
              label="Uitbetaald aan"
              value={draft.paidTo}
              onChange={(paidTo) => change({ paidTo })}
              options={payees.map((value) => ({ value, label: payeeLabels[value] }))}
            />
          </>
        )}
      </div>
      <Button className="mt-3" variant="primary" disabled={update.isPending} onClick={save}>
        {update.isPending ? 'Opslaan...' : 'Opvolging opslaan'}
      </Button>
    </section>
  );
}

function draftOf(file: PremiumFile) {
  const cents = (amount: string | null) => (amount === null ? null : centsFromDecimal(amount));
  return {
    status: file.status,
    wall: (file.wall ?? '') as WallType | '',
    reference: file.reference ?? '',
    submittedOn: file.submittedOn,
    decidedOn: file.decidedOn,
    paidOn: file.paidOn,
    grantedAmount: cents(file.grantedAmount),
    paidAmount: cents(file.paidAmount),
    paidTo: (file.paidTo ?? '') as Payee | '',
  };
}
