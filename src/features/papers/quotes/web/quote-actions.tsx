import { Ban, CircleCheck, EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dayAt } from '#/core/day';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import type { Quote, QuoteStatus } from '#/features/papers/quotes/contract';
import { extensionMail } from '#/features/papers/quotes/rules/extension-mail';
import { nextQuoteStep } from '#/features/papers/quotes/rules/next-step';
import { useSetQuoteStatus } from '#/features/papers/quotes/web/queries';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';

type QuoteActionsProps = { quote: Quote; role: Role; onEdit: () => void; onRemove: () => void };

/** The next thing to do with a quote is the loud one. */
export function QuoteActions({ quote, role, onEdit, onRemove }: QuoteActionsProps) {
  const { mutate, isPending } = useSetQuoteStatus();
  const [invoicing, setInvoicing] = useState(false);
  const mayChange = mayChangePaper(role, quote.isOwn);
  const step = nextQuoteStep(quote, dayAt(new Date()));
  const decide = (status: QuoteStatus) =>
    mutate({ params: { id: quote.id }, body: { status }, version: quote.version });
  return (
    <>
      {mayChange && step === 'decide' && (
        <>
          <Button variant="primary" busy={isPending} onClick={() => decide('accepted')}>
            Accepteren
          </Button>
          <Button disabled={isPending} onClick={() => decide('rejected')}>
            Afwijzen
          </Button>
        </>
      )}
      {mayChange && step === 'ask-extension' && (
        <a href={extensionMail(quote)} className={buttonClasses({ variant: 'primary' })}>
          Vraag verlenging
        </a>
      )}
      {may(role, 'add') && step === 'link-invoice' && (
        <Button variant="primary" onClick={() => setInvoicing(true)}>
          Factuur koppelen
        </Button>
      )}
      {mayChange && (
        <OtherActions {...{ quote, onEdit, onRemove }} onDecide={step === 'decide' ? undefined : decide} />
      )}
      <Suspense>
        {invoicing && (
          <InvoiceFormDialog projectId={quote.projectId} quote={quote} onClose={() => setInvoicing(false)} />
        )}
      </Suspense>
    </>
  );
}

type OtherActionsProps = {
  quote: Quote;
  onEdit: () => void;
  onRemove: () => void;
  /** Left out where deciding is the next thing to do, with buttons of its own. */
  onDecide: ((status: QuoteStatus) => void) | undefined;
};

function OtherActions({ quote, onEdit, onRemove, onDecide }: OtherActionsProps) {
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
      <MenuItem icon={<Pencil aria-hidden="true" />} onSelect={onEdit}>
        Bewerken
      </MenuItem>
      {onDecide && quote.status !== 'accepted' && (
        <MenuItem icon={<CircleCheck aria-hidden="true" />} onSelect={() => onDecide('accepted')}>
          Accepteren
        </MenuItem>
      )}
      {onDecide && quote.status !== 'rejected' && (
        <MenuItem icon={<Ban aria-hidden="true" />} onSelect={() => onDecide('rejected')}>
          Afwijzen
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
