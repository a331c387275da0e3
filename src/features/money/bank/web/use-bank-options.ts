import { useMemo } from 'react';
import { contactName } from '#/core/contact-name';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Choice } from '#/features/money/bank/rules/choice';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { useOpenFindings } from '#/features/papers/shared/invoices/web/use-open-findings';
import { shopCategory } from '#/features/papers/shared/rules/shops';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import { listPremiumFiles } from '#/features/premiums/shared/premium-files/contract';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { useSubsidyTypes } from '#/features/work/shared/web/subsidy-types';
import { useRead } from '#/platform/web/queries';

type Option = { value: Choice; label: string };

export type BankOptions = {
  /** For money that went out, and for money that came in. */
  out: readonly Option[];
  into: readonly Option[];
  /** How an invoice is called, and how much is not right about it. */
  nameOf: (invoiceId: number) => string;
  findingsOf: (invoiceId: number) => number;
  /** Of a purchase. */
  categories: readonly { value: string; label: string }[];
  rooms: readonly { value: string; label: string }[];
};

export function useBankOptions(projectId: number): BankOptions {
  const params = { projectId };
  const { data: invoices } = useRead(listInvoices, { params });
  const { data: files } = useRead(listPremiumFiles, { params });
  const { data: findings } = useOpenFindings(projectId);
  const { data: rooms } = useRooms();
  const { data: types } = useSubsidyTypes();
  return useMemo(() => {
    const named = new Map(
      (invoices ?? []).map((each) => [
        each.id,
        [each.invoiceNumber, contactName(each.contact)].filter(Boolean).join(', '),
      ]),
    );
    const found = new Map((findings ?? []).map(({ invoiceId, count }) => [invoiceId, count]));
    const nameOf = (id: number) => named.get(id) ?? 'Factuur';
    const asOption = (id: number, sum: string, word: string): Option => ({
      value: `invoice:${id}`,
      label: `${nameOf(id)} (${formatEuro(totalFromDecimal(sum))} ${word})`,
    });
    const isOpen = (sum: string) => totalFromDecimal(sum) > 0n;
    return {
      out: (invoices ?? [])
        .filter(({ kind, open }) => kind !== 'credit-note' && isOpen(open))
        .map(({ id, open }) => asOption(id, open, 'open')),
      into: [
        ...(files ?? [])
          .filter(({ status }) => isSubmitted(status))
          .map(({ id, work }): Option => ({ value: `premium:${id}`, label: `Premie: ${workNames[work]}` })),
        ...(invoices ?? [])
          .filter(({ kind, paid }) => kind === 'credit-note' || isOpen(paid))
          .map(({ id, kind, paid, amount }) =>
            kind === 'credit-note'
              ? asOption(id, amount.replace('-', ''), 'terug')
              : asOption(id, paid, 'betaald'),
          ),
      ],
      nameOf,
      findingsOf: (id) => found.get(id) ?? 0,
      categories: [shopCategory, ...(types ?? []).map(({ name }) => name)].map(asItself),
      rooms: (rooms ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
    };
  }, [invoices, files, findings, rooms, types]);
}

function asItself(name: string) {
  return { value: name, label: name };
}
