import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { day, formatDay } from '#/core/day';
import { formatSignedEuro, totalFromDecimal } from '#/core/money';
import type { BankFileLine } from '#/features/money/bank/contract';
import {
  type Choice,
  firstTicked,
  isOut,
  isPurchase,
  paidBy,
  type Ticked,
} from '#/features/money/bank/rules/choice';
import type { BankOptions } from '#/features/money/bank/web/use-bank-options';
import { Checkbox } from '#/ui/checkbox';
import { SelectField } from '#/ui/select';

type LineRowProps = {
  line: BankFileLine;
  /** Undefined while it isn't ticked. */
  ticked: Ticked | undefined;
  options: BankOptions;
  onChoose: (ticked: Ticked | undefined) => void;
};

/** One booking: what it says, what we think it is and why, and once it is ticked what one makes of it. */
export function LineRow({ line: read, ticked, options, onChoose }: LineRowProps) {
  const { line, proposal } = read;
  const isTaken = proposal.because === 'al ingelezen';
  const isForeign = line.currency !== 'EUR';
  const title = line.name ?? line.message ?? 'Zonder naam';
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex items-start justify-between gap-3">
        <Checkbox
          label={<span className="wrap-anywhere">{`${formatDay(day(line.day))} ${title}`}</span>}
          checked={ticked !== undefined}
          disabled={isTaken || isForeign}
          onChange={({ target }) => onChoose(target.checked ? firstTicked(read) : undefined)}
        />
        <span className="shrink-0 whitespace-nowrap font-semibold tabular-nums">
          {isForeign ? `${line.amount} ${line.currency}` : formatSignedEuro(totalFromDecimal(line.amount))}
        </span>
      </div>
      <div className="flex flex-col gap-1.5 pl-8 text-sm">
        <p className="wrap-anywhere text-ink-soft">
          {whatOf(read, options)}
          {line.name !== null && line.message !== null && ` · ${line.message}`}
        </p>
        <Findings read={read} ticked={ticked} options={options} />
        {ticked !== undefined && (
          <UseField read={read} ticked={ticked} options={options} onChoose={onChoose} />
        )}
        {ticked !== undefined && isPurchase(read, ticked) && (
          <PurchaseFields ticked={ticked} options={options} onChoose={onChoose} />
        )}
      </div>
    </div>
  );
}

function whatOf({ proposal }: BankFileLine, { nameOf }: BankOptions): string {
  const because = proposal.because.charAt(0).toUpperCase() + proposal.because.slice(1);
  const names = (proposal.parts ?? []).map(({ invoiceId }) => nameOf(invoiceId));
  return names.length > 0 ? `${names.join(' en ')}: ${proposal.because}` : because;
}

/** What is not right about what it pays: it has happened, but somebody has to look. */
function Findings({
  read,
  ticked,
  options,
}: Pick<LineRowProps, 'ticked' | 'options'> & { read: BankFileLine }) {
  return paidBy(read, ticked)
    .filter((invoiceId) => options.findingsOf(invoiceId) > 0)
    .map((invoiceId) => (
      <p key={invoiceId} className="text-danger">
        Er klopt iets niet aan {options.nameOf(invoiceId)}.{' '}
        <Link href={`${addresses.invoices}/${invoiceId}`} className="underline">
          Nakijken
        </Link>
      </p>
    ));
}

type Choosing = Omit<LineRowProps, 'line' | 'ticked'> & { ticked: Ticked };

/** What it was bought for. */
function PurchaseFields({ ticked, options: { categories, rooms }, onChoose }: Choosing) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <SelectField
        label="Categorie"
        emptyOption="Geen categorie"
        value={ticked.category}
        onChange={(category: string) => onChoose({ ...ticked, category })}
        options={categories}
      />
      <SelectField
        label="Ruimte"
        emptyOption="Geen ruimte"
        value={ticked.roomId}
        onChange={(roomId: string) => onChoose({ ...ticked, roomId })}
        options={rooms}
      />
    </div>
  );
}

function UseField({ read, ticked, options, onChoose }: Choosing & { read: BankFileLine }) {
  const { proposal, line } = read;
  const proposed =
    proposal.as === 'none'
      ? []
      : [{ value: 'proposal' as const, label: `Zoals voorgesteld: ${words[proposal.as]}` }];
  const others = isOut(line)
    ? [{ value: 'purchase' as const, label: 'Een bonnetje (aankoop zonder factuur)' }, ...options.out]
    : options.into;
  if (proposal.isSure) return null;
  return (
    <SelectField
      label="Dit is"
      placeholder="Kies wat dit is"
      value={ticked.what}
      onChange={(what: Choice) => onChoose({ ...ticked, what })}
      options={[
        ...proposed,
        ...others.filter(({ value }) => !(value === 'purchase' && proposal.as === 'purchase')),
      ]}
    />
  );
}

const words = {
  payment: 'een betaling',
  refund: 'een terugbetaling',
  premium: 'een premie',
  purchase: 'een bonnetje',
} as const;
