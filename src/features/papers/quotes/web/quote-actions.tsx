import { Ban, CircleCheck, EllipsisVertical, ListChecks, Pencil, Trash2 } from 'lucide-react';
import { Suspense, useState } from 'react';
import { dayAt } from '#/core/day';
import { may, mayChangePaper, type Role } from '#/core/rights';
import { InvoiceFormDialog } from '#/features/papers/invoices/web/shared/lazy-dialogs';
import { extensionMail } from '#/features/papers/quotes/rules/extension-mail';
import { nextQuoteStep } from '#/features/papers/quotes/rules/next-step';
import { AcceptDialog } from '#/features/papers/quotes/web/lazy-accept';
import { useRejectQuote } from '#/features/papers/quotes/web/queries';
import { QuoteCoversDialog } from '#/features/papers/quotes/web/shared/lazy-dialogs';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { Button, buttonClasses, IconButton } from '#/ui/button';
import { Menu, MenuItem } from '#/ui/menu';

type QuoteActionsProps = { quote: Quote; role: Role; onEdit: () => void; onRemove: () => void };

/** The next thing to do with a quote is the loud one. */
export function QuoteActions({ quote, role, onEdit, onRemove }: QuoteActionsProps) {
  const { mutate, isPending } = useRejectQuote();
  const [accepting, setAccepting] = useState(false);
  const [invoicing, setInvoicing] = useState(false);
  const [covering, setCovering] = useState(false);
  const mayChange = mayChangePaper(role, quote.isOwn);
  const step = nextQuoteStep(quote, dayAt(new Date()));
  const accept = () => setAccepting(true);
  const reject = () =>
    mutate({ params: { id: quote.id }, body: { status: 'rejected' }, version: quote.version });
  return (
    <>
      {mayChange && step === 'decide' && (
        <>
          <Button variant="primary" disabled={isPending} onClick={accept}>
            Accepteren
          </Button>
          <Button busy={isPending} onClick={reject}>
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
          Factuur maken
        </Button>
      )}
      {mayChange && (
        <OtherActions
          {...{ quote, onEdit, onRemove }}
          onCover={() => setCovering(true)}
          deciding={step === 'decide' ? undefined : { accept, reject }}
        />
      )}
      <Suspense>
        {accepting && <AcceptDialog quote={quote} onClose={() => setAccepting(false)} />}
        {invoicing && (
          <InvoiceFormDialog projectId={quote.projectId} quote={quote} onClose={() => setInvoicing(false)} />
        )}
        {covering && (
          <QuoteCoversDialog
            projectId={quote.projectId}
            ids={[quote.id]}
            onClose={() => setCovering(false)}
          />
        )}
      </Suspense>
    </>
  );
}

type OtherActionsProps = {
  quote: Quote;
  onEdit: () => void;
  onCover: () => void;
  onRemove: () => void;
  /** Left out where deciding is the next thing to do, with buttons of its own. */
  deciding: { accept: () => void; reject: () => void } | undefined;
};

function OtherActions({ quote, onEdit, onCover, onRemove, deciding }: OtherActionsProps) {
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
      <MenuItem icon={<ListChecks aria-hidden="true" />} onSelect={onCover}>
        Waarover gaat deze offerte?
      </MenuItem>
      {deciding && quote.status !== 'accepted' && (
        <MenuItem icon={<CircleCheck aria-hidden="true" />} onSelect={deciding.accept}>
          Accepteren
        </MenuItem>
      )}
      {deciding && quote.status !== 'rejected' && (
        <MenuItem icon={<Ban aria-hidden="true" />} onSelect={deciding.reject}>
          Afwijzen
        </MenuItem>
      )}
      <MenuItem icon={<Trash2 aria-hidden="true" />} danger onSelect={onRemove}>
        Verwijderen
      </MenuItem>
    </Menu>
  );
}
