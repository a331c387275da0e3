import { CircleCheck, EllipsisVertical, ListChecks, Pencil, Trash2, Undo2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { canTakeBack, nextInvoiceStep } from '#/features/papers/invoices/rules/next-step';
import { InvoiceCoversDialog } from '#/features/papers/invoices/web/lazy-covers';
import { PayDialog } from '#/features/papers/invoices/web/lazy-dialogs';
import { usePaying } from '#/features/papers/invoices/web/use-paying';
import { useTakeBack } from '#/features/papers/invoices/web/use-take-back';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { settledWord } from '#/features/papers/shared/invoices/rules/payments';
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
  const [covering, setCovering] = useState(false);
  const { pay, isPending, asking } = usePaying();
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
        <Button variant="primary" busy={isPending} onClick={() => pay(invoice)}>
          Markeren als {settledWord(invoice.kind)}
        </Button>
      )}
      <OtherActions
        invoice={invoice}
        onMarkPaid={step === 'pay' ? () => pay(invoice) : undefined}
        onEdit={onEdit}
        onCover={invoice.kind === 'invoice' ? () => setCovering(true) : undefined}
        onRemove={onRemove}
      />
      {asking}
      <Suspense>
        {paying && iban && (
          <PayDialog invoice={invoice} iban={iban} mayConfirm={mayConfirm} onClose={() => setPaying(false)} />
        )}
        {covering && (
          <InvoiceCoversDialog
            projectId={invoice.projectId}
            ids={[invoice.id]}
            onClose={() => setCovering(false)}
          />
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
  /** Left out for a credit note, which is about what it credits. */
  onCover: (() => void) | undefined;
  onRemove: () => void;
};

function OtherActions({ invoice, onMarkPaid, onEdit, onCover, onRemove }: OtherActionsProps) {
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
      {onCover && (
        <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={onCover}>
          Waarover gaat deze factuur?
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
