import { Calculator, Link2, Pencil, Plus, Trash2 } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { cents, formatEuro, totalOf } from '#/core/money';
import { linesNet, vatOfLines } from '#/features/papers/shared/rules/lines';
import { type Proposal, proposeItems } from '#/features/papers/shared/rules/propose-items';
import { type ItemOption, LineEditor } from '#/features/papers/shared/web/line-editor';
import { describeLine, emptyLine, lineOfDraft, showNet } from '#/features/papers/shared/web/line-form-values';
import type { PaperDraft } from '#/features/papers/shared/web/paper-form-values';
import { VatFields } from '#/features/papers/shared/web/vat-fields';
import { Button, IconButton } from '#/ui/button';
import { cx } from '#/ui/class-names';

const mostLines = 500;
const none: ReadonlyMap<number, Proposal> = new Map();

/** What stands on the paper: its lines, the net amount and the VAT of each rate. All of it may be left out. */
export function LineFields({ items }: { items: readonly ItemOption[] }) {
  const { control, setValue, getValues } = useFormContext<PaperDraft>();
  const { fields, append, remove } = useFieldArray({ control, name: 'lines' });
  const drafts = useWatch({ control, name: 'lines' });
  const [open, setOpen] = useState<number>();
  const lines = drafts.map(lineOfDraft);
  const labels = useMemo(() => new Map(items.map(({ value, label }) => [Number(value), label])), [items]);
  // Typing goes before proposing: a long meetstaat takes a moment to compare with.
  const settled = useDeferredValue(drafts);
  const proposals = useMemo(() => {
    if (settled.length === 0 || items.length === 0) return none;
    const known = items.map((item) => ({ ...item, id: Number(item.value) }));
    return proposeItems(settled.map(lineOfDraft), known);
  }, [settled, items]);
  const link = (index: number, itemId: number) =>
    setValue(`lines.${index}.itemId`, itemId, { shouldDirty: true });
  const linkAll = () => {
    for (const [index, { itemId }] of proposals) link(index, itemId);
  };
  const add = () => {
    const last = drafts.at(-1);
    append({ ...emptyLine, vatRate: last?.vatRate ?? null });
    setOpen(fields.length);
  };
  const calculate = () => {
    const net = linesNet(lines);
    const vat = vatOfLines(lines);
    const touched = { shouldDirty: true };
    setValue('netAmount', cents(Number(net)), touched);
    if (!vat) return;
    setValue(
      'vatLines',
      vat.map(({ rate, base, amount }) => ({
        rate,
        base: cents(Number(base)),
        amount: cents(Number(amount)),
      })),
      touched,
    );
    if (getValues('amount') !== null) return;
    const total = totalOf([net, ...vat.map(({ amount }) => amount)]);
    setValue('amount', cents(Math.abs(Number(total))), touched);
  };
  return (
    <fieldset className="flex min-w-0 flex-col gap-3 rounded-card border border-line p-3 sm:p-4">
      <legend className="px-1 font-semibold text-[0.9375rem]">Lijnen</legend>
      {fields.length > 0 && (
        <ol className="flex flex-col divide-y divide-line">
          {fields.map((field, index) => {
            const line = lines[index];
            if (!line) return null;
            const name = line.description || `Lijn ${index + 1}`;
            const removal = (look: 'icon' | 'button') => {
              const onClick = () => {
                remove(index);
                setOpen(undefined);
              };
              const icon = <Trash2 aria-hidden="true" />;
              return look === 'icon' ? (
                <IconButton
                  label={`${name} verwijderen`}
                  icon={icon}
                  className="text-ink-soft"
                  onClick={onClick}
                />
              ) : (
                <Button size="small" icon={icon} onClick={onClick}>
                  Verwijderen
                </Button>
              );
            };
            return (
              <li key={field.id} className="py-1">
                {open === index ? (
                  <LineEditor
                    index={index}
                    items={items}
                    onDone={() => setOpen(undefined)}
                    remove={removal('button')}
                  />
                ) : (
                  <div className="flex items-center gap-1">
                    <span className="min-w-0 flex-1 py-1.5">
                      <span className={cx('block wrap-anywhere', line.kind === 'heading' && 'font-semibold')}>
                        {name}
                      </span>
                      <span className="block text-ink-soft text-sm">{describeLine(line)}</span>
                      <LineItem
                        linked={line.itemId === null ? undefined : labels.get(line.itemId)}
                        proposal={proposals.get(index)}
                        labels={labels}
                        onAccept={(itemId) => link(index, itemId)}
                      />
                    </span>
                    <span className={cx('shrink-0 tabular-nums', line.kind === 'option' && 'text-ink-soft')}>
                      {showNet(line)}
                    </span>
                    <IconButton
                      label={`${name} bewerken`}
                      icon={<Pencil aria-hidden="true" />}
                      onClick={() => setOpen(index)}
                    />
                    {removal('icon')}
                  </div>
                )}
              </li>
            );
          })}
        </ol>
      )}
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Button
          size="small"
          icon={<Plus aria-hidden="true" />}
          disabled={fields.length >= mostLines}
          onClick={add}
        >
          Lijn toevoegen
        </Button>
        {fields.length > 0 && (
          <p className="text-ink-soft">
            Lijnen samen, zonder btw:{' '}
            <strong className="text-ink tabular-nums">{formatEuro(linesNet(lines))}</strong>
          </p>
        )}
      </div>
      {proposals.size > 1 && (
        <Button size="small" className="self-start" icon={<Link2 aria-hidden="true" />} onClick={linkAll}>
          Alle {proposals.size} voorgestelde koppelingen overnemen
        </Button>
      )}
      <VatFields />
      {fields.length > 0 && (
        <Button
          size="small"
          className="self-start"
          icon={<Calculator aria-hidden="true" />}
          onClick={calculate}
        >
          Bereken btw uit de lijnen
        </Button>
      )}
    </fieldset>
  );
}

type LineItemProps = {
  linked: string | undefined;
  proposal: Proposal | undefined;
  labels: ReadonlyMap<number, string>;
  onAccept: (itemId: number) => void;
};

/** The item that a line is about, or the one that is proposed: nothing is linked before somebody says so. */
function LineItem({ linked, proposal, labels, onAccept }: LineItemProps) {
  if (linked !== undefined) return <span className="block text-moss text-sm">Meetstaat: {linked}</span>;
  const label = proposal && labels.get(proposal.itemId);
  if (!proposal || label === undefined) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-ink-soft text-sm">
      <span>
        Voorstel ({proposal.sureness}): {label}
      </span>
      <Button size="small" variant="quiet" onClick={() => onAccept(proposal.itemId)}>
        Overnemen<span className="sr-only">: {label}</span>
      </Button>
    </span>
  );
}
