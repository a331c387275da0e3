import { CircleCheck, EllipsisVertical, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Invoice } from '#/features/papers/invoices/contract';
import { canTakeBack, nextInvoiceStep } from '#/features/papers/invoices/rules/next-step';
import { settledWord } from '#/features/papers/invoices/rules/payments';
import { PayDialog } from '#/features/papers/invoices/web/lazy-dialogs';
import { useMarkPaid } from '#/features/papers/invoices/web/use-mark-paid';
import { useTakeBack } from '#/features/papers/invoices/web/use-take-back';
import { Button, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';

type InvoiceActionsProps = {
  invoice: Invoice;
  mayConfirm: boolean;
  onEdit: () => void;
  onRemove: () => void;
};

/** For who may change it. The next thing to do is the loud one. */
export function InvoiceActions({ invoice, mayConfirm, onEdit, onRemove }: InvoiceActionsProps) {
  const [paying, setPaying] = useState(false);
  const { markPaid, isPending } = useMarkPaid();
  const step = nextInvoiceStep(invoice);
  const { iban } = invoice.contact;
  return (
    <>
      {step === 'pay' && (
        <Button variant="primary" onClick={() => setPaying(true)}>
          Betalen
        </Button>
      )}
      {(step === 'mark-paid' || step === 'mark-received') && (
        <Button variant="primary" busy={isPending} onClick={() => markPaid(invoice)}>
          Markeren als {settledWord(invoice.kind)}
        </Button>
      )}
      <OtherActions
        invoice={invoice}
        onMarkPaid={step === 'pay' ? () => markPaid(invoice) : undefined}
        onEdit={onEdit}
        onRemove={onRemove}
      />
      <Suspense>
        {paying && iban && (
          <PayDialog invoice={invoice} iban={iban} mayConfirm={mayConfirm} onClose={() => setPaying(false)} />
        )}
      </Suspense>
    </>
  );
}

type OtherActionsProps = {
  invoice: Invoice;
  /** Left out where that is the next thing to do, with a button of its own. */
  onMarkPaid: (() => void) | undefined;
  onEdit: () => void;
  onRemove: () => void;
};

function OtherActions({ invoice, onMarkPaid, onEdit, onRemove }: OtherActionsProps) {
  const { takeBack } = useTakeBack();
  return (
    <Menu
      trigger={
        <IconButton
          className="max-md:grow-0!"
          label="Meer acties"
          icon={<EllipsisVertical aria-hidden="true" />}
        />
      }
    >
      {onMarkPaid && (
        <MenuItem icon={<CircleCheck aria-hidden="true" />} onSelect={onMarkPaid}>
          Markeren als betaald
        </MenuItem>
      )}
      {canTakeBack(invoice) && (
        <MenuItem icon={<Undo2 aria-hidden="true" />} onSelect={() => takeBack(invoice)}>
          Toch niet {settledWord(invoice.kind)}
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Bewerken
      </MenuItem>
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
