import { all, at, attribute, textAt, type XmlNode } from '#/core/xml-node';
import { type Tax, together } from '#/features/reading/scan/rules/e-invoice-sums';
import {
  centsOf,
  dayOf,
  itemOf,
  lineOf,
  mostLines,
  rateOf,
  sure,
} from '#/features/reading/scan/rules/e-invoice-values';
import type { UnderstoodItem, UnderstoodPaper } from '#/features/reading/scan/rules/understand';

/** UBL 2.1, as Peppol BIS 3 has it. */
export function readUbl(root: XmlNode, isCredit: boolean): UnderstoodPaper {
  const currency = textAt(root, 'DocumentCurrencyCode') ?? 'EUR';
  const seller = at(root, 'AccountingSupplierParty', 'Party');
  const buyer = at(root, 'AccountingCustomerParty', 'Party');
  const means = at(root, 'PaymentMeans');
  const sums = at(root, 'LegalMonetaryTotal');
  const taxTotal =
    all(root, 'TaxTotal').find(
      (one) =>
        [undefined, currency].includes(attribute(one, 'TaxAmount', 'currencyID')) && at(one, 'TaxSubtotal'),
    ) ?? at(root, 'TaxTotal');
  const type = textAt(root, isCredit ? 'CreditNoteTypeCode' : 'InvoiceTypeCode');
  const lines = [...all(root, 'InvoiceLine'), ...all(root, 'CreditNoteLine')].slice(0, mostLines);
  return together(
    {
      kind: isCredit || type === '381' ? 'credit-note' : 'invoice',
      currency,
      companyName: sure(
        lineOf(textAt(seller, 'PartyName', 'Name') ?? textAt(seller, 'PartyLegalEntity', 'RegistrationName')),
      ),
      contactPerson: sure(lineOf(textAt(seller, 'Contact', 'Name'))),
      addressee: sure(
        lineOf(textAt(buyer, 'PartyName', 'Name') ?? textAt(buyer, 'PartyLegalEntity', 'RegistrationName')),
      ),
      description: sure(lineOf(textAt(root, 'Note') ?? textAt(lines[0], 'Item', 'Name'))),
      number: sure(lineOf(textAt(root, 'ID'))),
      date: sure(dayOf(textAt(root, 'IssueDate'))),
      dueDate: sure(dayOf(textAt(root, 'DueDate') ?? textAt(means, 'PaymentDueDate'))),
      validUntil: undefined,
      enterpriseNumber: sure(
        lineOf(
          textAt(seller, 'PartyTaxScheme', 'CompanyID') ?? textAt(seller, 'PartyLegalEntity', 'CompanyID'),
        ),
      ),
      iban: sure(lineOf(textAt(means, 'PayeeFinancialAccount', 'ID'))),
      bic: sure(lineOf(textAt(means, 'PayeeFinancialAccount', 'FinancialInstitutionBranch', 'ID'))),
      paymentReference: sure(lineOf(textAt(means, 'PaymentID'))),
      phone: sure(lineOf(textAt(seller, 'Contact', 'Telephone'))),
      email: sure(lineOf(textAt(seller, 'Contact', 'ElectronicMail'))),
      items: lines.map(ublLine),
    },
    {
      net: centsOf(textAt(sums, 'TaxExclusiveAmount')),
      vat: centsOf(textAt(taxTotal, 'TaxAmount')),
      total: centsOf(textAt(sums, 'TaxInclusiveAmount')),
      adjustments:
        (centsOf(textAt(sums, 'ChargeTotalAmount')) ?? 0) -
        (centsOf(textAt(sums, 'AllowanceTotalAmount')) ?? 0),
      lineTotals: lines.map((line) => textAt(line, 'LineExtensionAmount')),
    },
    all(taxTotal, 'TaxSubtotal').flatMap((tax): Tax[] => {
      const cents = centsOf(textAt(tax, 'TaxAmount'));
      if (cents === undefined) return [];
      const rate = rateOf(textAt(tax, 'TaxCategory', 'Percent'));
      return [{ rate, base: centsOf(textAt(tax, 'TaxableAmount')), cents }];
    }),
  );
}

function ublLine(line: XmlNode): UnderstoodItem {
  const count = at(line, 'InvoicedQuantity') ? 'InvoicedQuantity' : 'CreditedQuantity';
  return itemOf({
    description: textAt(line, 'Item', 'Name') ?? textAt(line, 'Item', 'Description'),
    quantity: textAt(line, count),
    unit: attribute(line, count, 'unitCode'),
    price: textAt(line, 'Price', 'PriceAmount'),
    per: textAt(line, 'Price', 'BaseQuantity'),
    total: textAt(line, 'LineExtensionAmount'),
    rate: textAt(line, 'Item', 'ClassifiedTaxCategory', 'Percent'),
  });
}
