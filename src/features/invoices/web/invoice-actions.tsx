import { CircleCheck, EllipsisVertical, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import type { Invoice } from '#/features/invoices/contract';
import { invoicesPage } from '#/features/invoices/page';
import { canTakeBack, nextInvoiceStep } from '#/features/invoices/rules/next-step';
import { PayDialog } from '#/features/invoices/web/lazy-dialogs';
import { useRemoveInvoice } from '#/features/invoices/web/queries';
import { useMarkPaid } from '#/features/invoices/web/use-mark-paid';
import { useTakeBack } from '#/features/invoices/web/use-take-back';
import { Button, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';

type InvoiceActionsProps = { invoice: Invoice; mayConfirm: boolean; onEdit: () => void };

/** For who may change it. The next thing to do is the loud one. */
export function InvoiceActions({ invoice, mayConfirm, onEdit }: InvoiceActionsProps) {
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
          {step === 'mark-paid' ? 'Markeren als betaald' : 'Markeren als terugbetaald'}
        </Button>
      )}
      <OtherActions
        invoice={invoice}
        onMarkPaid={step === 'pay' ? () => markPaid(invoice) : undefined}
        onEdit={onEdit}
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
};

function OtherActions({ invoice, onMarkPaid, onEdit }: OtherActionsProps) {
  const { id, version } = invoice;
  const [, navigate] = useLocation();
  const { takeBack } = useTakeBack();
  const { mutate: remove } = useRemoveInvoice();
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
          Toch niet betaald
        </MenuItem>
      )}
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Bewerken
      </MenuItem>
      <MenuItem
        icon={<Trash2 aria-hidden="true" />}
        danger
        onSelect={() =>
          remove(
            { params: { id }, version },
            { onSuccess: () => navigate(invoicesPage.path, { replace: true }) },
          )
        }
      >
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
