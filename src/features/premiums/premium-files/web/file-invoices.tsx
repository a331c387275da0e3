import { Mail, ScanText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { addresses } from '#/core/addresses';
import { formatDay } from '#/core/day';
import { formatEuro } from '#/core/money';
import { mailLink } from '#/core/ready-mail';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import { missingMail } from '#/features/premiums/premium-files/rules/missing-mail';
import { findOverclaim } from '#/features/premiums/premium-files/rules/overclaim';
import { InvoiceChoice } from '#/features/premiums/premium-files/web/invoice-choice';
import { useReadInvoices, useUpdatePremiumFile } from '#/features/premiums/premium-files/web/queries';
import {
  euro,
  partIds,
  tellCounted,
  tellDays,
  toneOfDays,
} from '#/features/premiums/premium-files/web/words';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import type {
  FileInvoice,
  LinkedInvoice,
  PremiumFile,
} from '#/features/premiums/shared/premium-files/contract';
import { checkLabels } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { nameOfInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-name';
import { isSubmitted } from '#/features/premiums/shared/premium-files/rules/statuses';
import { Badge } from '#/ui/badge';
import { Button, buttonClasses } from '#/ui/button';
import { Card, CardHeader } from '#/ui/card';

type Props = {
  file: PremiumFile;
  /** All files of the project: an invoice may stand in several. */
  files: readonly PremiumFile[];
  invoices: readonly Invoice[];
  mayChange: boolean;
};

export function FileInvoices({ file, files, invoices, mayChange }: Props) {
  const read = useReadInvoices();
  const [isChoosing, setChoosing] = useState(false);
  const isOpen = mayChange && !isSubmitted(file.status);
  return (
    <Card as="section" aria-labelledby={partIds.invoices}>
      <CardHeader
        id={partIds.invoices}
        title={`Facturen, samen ${euro(file.total)} zonder btw`}
        text={tellCounted(file.invoices)}
        about="wat-meetelt"
      />
      {isChoosing ? (
        <ChooseInvoices file={file} invoices={invoices} onDone={() => setChoosing(false)} />
      ) : (
        <>
          <ul className="divide-y divide-line rounded-card border border-line empty:hidden">
            {file.invoices.map((invoice) => (
              <InvoiceLine
                key={invoice.invoiceId}
                invoice={invoice}
                file={file}
                source={invoices.find(({ id }) => id === invoice.invoiceId)}
                files={files}
              />
            ))}
          </ul>
          {isOpen && (
            <div className="mt-2 flex flex-wrap gap-2">
              <Button size="small" onClick={() => setChoosing(true)}>
                Facturen kiezen
              </Button>
              {file.invoices.length > 0 && (
                <Button
                  size="small"
                  icon={<ScanText aria-hidden="true" />}
                  disabled={read.isPending}
                  onClick={() => read.mutate({ params: { id: file.id } })}
                >
                  {read.isPending ? 'Bezig met lezen...' : 'Facturen nalezen'}
                </Button>
              )}
            </div>
          )}
        </>
      )}
    </Card>
  );
}

type ChooseProps = Pick<Props, 'file' | 'invoices'> & { onDone: () => void };

function ChooseInvoices({ file, invoices, onDone }: ChooseProps) {
  const update = useUpdatePremiumFile();
  const [chosen, setChosen] = useState<LinkedInvoice[]>(() =>
    file.invoices.map(({ invoiceId, part, isWithVat }) => ({
      invoiceId,
      part: isWithVat ? null : part.replace('-', ''),
    })),
  );
  const save = () =>
    update.mutate(
      { params: { id: file.id }, version: file.version, body: { invoices: chosen } },
      { onSuccess: onDone },
    );
  return (
    <div className="flex flex-col gap-3">
      <InvoiceChoice invoices={invoices} chosen={chosen} onChange={setChosen} />
      <div className="flex gap-2">
        <Button size="small" variant="primary" disabled={update.isPending} onClick={save}>
          Facturen bewaren
        </Button>
        <Button size="small" onClick={onDone}>
          Annuleren
        </Button>
      </div>
    </div>
  );
}

type LineProps = Pick<Props, 'file' | 'files'> & {
  invoice: FileInvoice;
  /** As it is now; undefined where it is gone. */
  source: Invoice | undefined;
};

function InvoiceLine({ invoice, source, file, files }: LineProps) {
  const overclaim = source && findOverclaim(source, files);
  const { invoiceDate, contractor, part, isWithVat, reason, checks } = invoice;
  const facts = [invoiceDate && formatDay(invoiceDate), contractor?.name].filter(Boolean);
  const missing = checks.filter(({ isThere }) => isThere === false).map(({ kind }) => kind);
  const unknown = checks.filter(({ isThere }) => isThere === null).map(({ kind }) => kind);
  const there = checks.filter(({ isThere }) => isThere === true).map(({ kind }) => kind);
  const { applicants, address } = file.home;
  return (
    <li className="flex flex-col gap-1 px-3 py-2.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p className="wrap-anywhere min-w-0 font-semibold">
          {source ? (
            <Link href={`${addresses.invoices}/${source.id}`} className="hover:text-brick hover:underline">
              {nameOfInvoice(invoice)}
            </Link>
          ) : (
            nameOfInvoice(invoice)
          )}
        </p>
        <p className="tabular-nums">
          {euro(part)}
          {isWithVat && ' met btw'}
        </p>
      </div>
      <p className="wrap-anywhere text-ink-soft text-sm">{facts.join(' · ')}</p>
      <div className="flex flex-wrap gap-1.5 empty:hidden">
        {!(isSubmitted(file.status) && invoice.counts) && (
          <Badge tone={toneOfDays(invoice.daysLeft)}>{tellDays(invoice)}</Badge>
        )}
        {invoice.fileName === null && <Badge tone="ochre">Zonder bestand</Badge>}
      </div>
      {reason && <p className="text-danger text-sm">{reason}</p>}
      {overclaim && (
        <p className="text-danger text-sm">
          Deze factuur staat in meer dan één dossier (
          {overclaim.works.map((work) => workNames[work]).join(', ')}), samen voor{' '}
          {formatEuro(overclaim.above)} meer dan de factuur zelf. Verdeel haar bedrag met ‘Facturen kiezen’.
        </p>
      )}
      {missing.length > 0 && (
        <div className="text-sm">
          <p>Niet gevonden op de factuur: {missing.map((kind) => checkLabels[kind]).join(', ')}.</p>
          {contractor && (
            <a
              href={mailLink(missingMail({ contractor, invoice, missing, applicants, address }))}
              className={buttonClasses({ size: 'small', className: 'mt-1' })}
            >
              <Mail aria-hidden="true" className="size-4" />
              Mail naar {contractor.name}
            </a>
          )}
        </div>
      )}
      {there.length > 0 && missing.length + unknown.length > 0 && (
        <p className="text-ink-soft text-sm">
          Nagekeken: {there.map((kind) => checkLabels[kind]).join(', ')}.
        </p>
      )}
      {unknown.length > 0 && (
        <p className="text-ink-soft text-sm">
          Niet na te kijken: {unknown.map((kind) => checkLabels[kind]).join(', ')}. Kijk dat zelf na.
        </p>
      )}
      {checks.length === 0 && !isSubmitted(file.status) && (
        <p className="text-ink-soft text-sm">Nog niet nagekeken: laat de facturen nalezen.</p>
      )}
      {checks.length > 0 && missing.length + unknown.length === 0 && (
        <p className="text-moss text-sm">Nagekeken: alles wat erop moet staan, staat erop.</p>
      )}
    </li>
  );
}
