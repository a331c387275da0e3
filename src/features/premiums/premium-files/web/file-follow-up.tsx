import { useState } from 'react';
import { type Day, dayAt } from '#/core/day';
import { type Cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import { FoundList } from '#/features/papers/shared/web/found-list';
import { nothingFound } from '#/features/premiums/premium-files/rules/findings';
import { useFileFindings, useUpdatePremiumFile } from '#/features/premiums/premium-files/web/queries';
import { partIds } from '#/features/premiums/premium-files/web/words';
import { type WallType, wallTypeNames, wallTypes } from '#/features/premiums/shared/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';
import {
  isSubmitted,
  type Payee,
  payeeLabels,
  payees,
  premiumFileStatuses,
  statusLabels,
} from '#/features/premiums/shared/premium-files/rules/statuses';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
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
  const isOpen = !isSubmitted(file.status);
  const isHandingIn = isHandedIn && isOpen;
  const { data: findings = [], isPending: isLooking } = useFileFindings(file.id, isOpen);
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
    const kind = isOpen ? { wall: wall || null } : {};
    const body = {
      ...{ ...rest, ...kind, paidTo: paidTo || null },
      ...{ grantedAmount: decimal(grantedAmount), paidAmount: decimal(paidAmount) },
    };
    const seen = isHandingIn ? { seen: findings.map(({ key }) => key) } : {};
    update.mutate({ params: { id: file.id }, version: file.version, body: { ...body, ...seen } });
  };
  return (
    <Card as="section" aria-labelledby={partIds.followUp}>
      <CardHeader id={partIds.followUp} title="Opvolging" />
      <div className="grid items-start gap-3 sm:grid-cols-2">
        <SelectField
          label="Status"
          hint="Zodra u indient, blijft de inhoud zoals ze was."
          value={draft.status}
          onChange={(status) => change({ status })}
          options={premiumFileStatuses.map((value) => ({ value, label: statusLabels[value] }))}
        />
        {file.work === 'muur' && isOpen && (
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
      {isOpen && (findings.length > 0 || (isHandingIn && !isLooking)) && (
        <div className="mt-4">
          <h3 className="mb-2 text-base">Voor u indient</h3>
          {findings.length > 0 ? <FoundList findings={findings} /> : <p>{nothingFound(file.invoices)}</p>}
        </div>
      )}
      <Button
        className="mt-3"
        variant="primary"
        disabled={update.isPending || (isHandingIn && isLooking)}
        onClick={save}
      >
        {saveLabel(update.isPending, isHandingIn && findings.length > 0)}
      </Button>
    </Card>
  );
}

function saveLabel(isSaving: boolean, isAgainstAdvice: boolean): string {
  if (isSaving) return 'Opslaan...';
  return isAgainstAdvice ? 'Toch indienen' : 'Opvolging opslaan';
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
