import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { type Cents, decimalFromCents, formatEuro, zeroCents } from '#/core/money';
import type { BudgetPageData } from '#/features/money/budget/contract';
import { readSpending } from '#/features/money/budget/rules/decimals';
import { budgetFigures, registrationFees, registrationPercent } from '#/features/money/budget/rules/figures';
import { useUpdateBudget } from '#/features/money/budget/web/queries';
import { type PropertyType, propertyTypes, readAmounts } from '#/features/money/shared/rules/financing';
import { draftName } from '#/platform/web/drafts';
import { type FormWords, inEuro, inWord } from '#/platform/web/merge/field-words';
import { useChangingForm } from '#/platform/web/merge/use-changing-form';
import { AmountField } from '#/ui/amount-field';
import { Button } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';
import { Form } from '#/ui/form';
import { SelectField } from '#/ui/select';

const propertyTypeLabels: Record<PropertyType, string> = {
  first_home: `Eerste woning (${registrationPercent.first_home}%)`,
  second_home: `Tweede woning (${registrationPercent.second_home}%)`,
};
const propertyTypeOptions = propertyTypes.map((value) => ({ value, label: propertyTypeLabels[value] }));

const amountLabels = {
  purchasePrice: 'Aankoopprijs Woning',
  notaryFees: 'Notariskosten',
  ownContribution: 'Eigen Inbreng',
  loanAmount: 'Geleend Bedrag',
  renovationBudget: 'Renovatie Budget',
} as const;
type AmountName = keyof typeof amountLabels;

const words: FormWords<Values> = {
  purchasePrice: inEuro(amountLabels.purchasePrice),
  notaryFees: inEuro(amountLabels.notaryFees),
  ownContribution: inEuro(amountLabels.ownContribution),
  loanAmount: inEuro(amountLabels.loanAmount),
  renovationBudget: inEuro(amountLabels.renovationBudget),
  propertyType: inWord('Type Woning', propertyTypeLabels),
};

function draftOf(budget: BudgetPageData): Values {
  const { registrationFees: _, ...stored } = readAmounts(budget);
  return { ...stored, propertyType: budget.propertyType };
}

type Values = Record<AmountName, Cents | null> & { propertyType: PropertyType };

/** Known from elsewhere, with a sentence that says from where; used only while there is no budget. */
export type BudgetSuggestion = { renovationBudget: Cents; source: string };

type BudgetFormProps = {
  projectId: number;
  budget: BudgetPageData;
  suggestion: BudgetSuggestion | undefined;
  onClose: () => void;
};

export function BudgetForm({ projectId, budget, suggestion, onClose }: BudgetFormProps) {
  const stored = draftOf(budget);
  const suggested = stored.renovationBudget === null ? suggestion : undefined;
  const form = useForm<Values>({
    defaultValues: {
      ...stored,
      renovationBudget: stored.renovationBudget ?? suggested?.renovationBudget ?? null,
    },
  });
  const update = useUpdateBudget();
  const kept = useChangingForm(form, {
    name: draftName('budget', projectId),
    onClose,
    changing: {
      ...{ record: budget, id: projectId, kind: 'budgets', noun: 'dit budget' },
      ...{ saving: update, draftOf, words },
    },
    onChange: (values: Values, version) =>
      update.mutate({ params: { projectId }, body: bodyOf(values), version }, { onSuccess: onClose }),
  });
  const [unreadable, setUnreadable] = useState<ReadonlySet<AmountName>>(new Set());
  const noteReadable = (name: AmountName, isReadable: boolean) =>
    setUnreadable((before) =>
      before.has(name) === !isReadable
        ? before
        : new Set(isReadable ? [...before].filter((each) => each !== name) : [...before, name]),
    );
  const typed = form.watch();
  const fees =
    typed.purchasePrice === null ? null : registrationFees(typed.purchasePrice, typed.propertyType);
  const figures = budgetFigures({ ...typed, registrationFees: fees }, readSpending(budget));

  const amountField = (name: AmountName, hint?: string) => (
    <Controller
      key={name}
      control={form.control}
      name={name}
      render={({ field }) => (
        <AmountField
          {...field}
          label={amountLabels[name]}
          hint={hint}
          onReadable={(isReadable) => noteReadable(name, isReadable)}
        />
      )}
    />
  );
  return (
    <Card as="section" aria-labelledby="budget-settings">
      <CardHeader
        id="budget-settings"
        title="Budget Instellingen"
        text="U mag bedragen typen zoals u ze leest, bijvoorbeeld 1.234,56. Wat u nog niet weet, laat u leeg."
      />
      {kept.notice}
      <Form onSubmit={kept.submit} onUnreadable={kept.check}>
        <div className="grid gap-4 sm:grid-cols-2">
          {amountField('purchasePrice')}
          {amountField('notaryFees')}
          <Controller
            control={form.control}
            name="propertyType"
            render={({ field }) => (
              <SelectField {...field} label="Type Woning" options={propertyTypeOptions} />
            )}
          />
          <AmountField
            label="Registratierechten"
            hint={`Automatisch: ${registrationPercent[typed.propertyType]}% van de aankoopprijs.`}
            value={fees}
            onChange={() => undefined}
            readOnly
          />
          {amountField('ownContribution')}
          {amountField('loanAmount')}
          {amountField('renovationBudget', suggested?.source ?? 'Wat u voor de verbouwing zelf uittrekt.')}
        </div>
        <p aria-live="polite" className="mt-4 text-ink-soft">
          {unreadable.size > 0
            ? 'Zodra alle bedragen leesbaar zijn, ziet u hier hoe het wordt.'
            : `Zo wordt het: totale kosten ${formatEuro(figures.totalCost)}, beschikbaar ${formatEuro(figures.availableBudget)}, renovatiebudget ${formatEuro(typed.renovationBudget ?? zeroCents)}.`}
        </p>
        <div className="mt-4 flex flex-wrap gap-2 max-md:*:grow">
          <Button type="submit" variant="primary" disabled={update.isPending}>
            {update.isPending ? 'Opslaan...' : 'Budget Opslaan'}
          </Button>
          <Button onClick={kept.close}>Annuleren</Button>
        </div>
      </Form>
    </Card>
  );
}

function bodyOf({ propertyType, ...amounts }: Values) {
  const decimal = (amount: Cents | null) => (amount === null ? null : decimalFromCents(amount));
  return {
    propertyType,
    purchasePrice: decimal(amounts.purchasePrice),
    notaryFees: decimal(amounts.notaryFees),
    ownContribution: decimal(amounts.ownContribution),
    loanAmount: decimal(amounts.loanAmount),
    renovationBudget: decimal(amounts.renovationBudget),
  };
}
