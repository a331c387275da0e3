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

/** CII, as Factur-X and ZUGFeRD have it. */
export function readCii(root: XmlNode): UnderstoodPaper {
  const head = at(root, 'ExchangedDocument') ?? at(root, 'HeaderExchangedDocument');
  const trade = at(root, 'SupplyChainTradeTransaction') ?? at(root, 'SpecifiedSupplyChainTradeTransaction');
  const either = (node: XmlNode | undefined, ...names: string[]) =>
    names.map((name) => at(node, name)).find((found) => found !== undefined);
  const agreement = either(trade, 'ApplicableHeaderTradeAgreement', 'ApplicableSupplyChainTradeAgreement');
  const settlement = either(trade, 'ApplicableHeaderTradeSettlement', 'ApplicableSupplyChainTradeSettlement');
  const sums = either(
    settlement,
    'SpecifiedTradeSettlementHeaderMonetarySummation',
    'SpecifiedTradeSettlementMonetarySummation',
  );
  const seller = at(agreement, 'SellerTradeParty');
  const contact = at(seller, 'DefinedTradeContact');
  const means = at(settlement, 'SpecifiedTradeSettlementPaymentMeans');
  const currency = textAt(settlement, 'InvoiceCurrencyCode') ?? 'EUR';
  const registrations = all(seller, 'SpecifiedTaxRegistration');
  const vatNumber =
    registrations.find((one) => attribute(one, 'ID', 'schemeID') === 'VA') ?? registrations[0];
  const lines = all(trade, 'IncludedSupplyChainTradeLineItem')
    .filter((line) => textAt(line, 'SpecifiedTradeProduct', 'Name') !== undefined)
    .slice(0, mostLines);
  const taxTotal = all(sums, 'TaxTotalAmount');
  const vat = taxTotal.find((one) => [undefined, currency].includes(attribute(one, undefined, 'currencyID')));
  return together(
    {
      kind: textAt(head, 'TypeCode') === '381' ? 'credit-note' : 'invoice',
      currency,
      companyName: sure(lineOf(textAt(seller, 'Name'))),
      contactPerson: sure(lineOf(textAt(contact, 'PersonName'))),
      addressee: sure(lineOf(textAt(at(agreement, 'BuyerTradeParty'), 'Name'))),
      description: sure(lineOf(textAt(lines[0], 'SpecifiedTradeProduct', 'Name'))),
      number: sure(lineOf(textAt(head, 'ID'))),
      date: sure(dayOf(textAt(head, 'IssueDateTime', 'DateTimeString'))),
      dueDate: sure(
        dayOf(textAt(settlement, 'SpecifiedTradePaymentTerms', 'DueDateDateTime', 'DateTimeString')),
      ),
      validUntil: undefined,
      enterpriseNumber: sure(
        lineOf(textAt(vatNumber, 'ID') ?? textAt(seller, 'SpecifiedLegalOrganization', 'ID')),
      ),
      iban: sure(lineOf(textAt(means, 'PayeePartyCreditorFinancialAccount', 'IBANID'))),
      bic: sure(lineOf(textAt(means, 'PayeeSpecifiedCreditorFinancialInstitution', 'BICID'))),
      paymentReference: sure(lineOf(textAt(settlement, 'PaymentReference'))),
      phone: sure(lineOf(textAt(contact, 'TelephoneUniversalCommunication', 'CompleteNumber'))),
      email: sure(lineOf(textAt(contact, 'EmailURIUniversalCommunication', 'URIID'))),
      items: lines.map(ciiLine),
    },
    {
      net: centsOf(textAt(sums, 'TaxBasisTotalAmount')),
      vat: centsOf(textAt(vat ?? taxTotal[0])),
      total: centsOf(textAt(sums, 'GrandTotalAmount')),
      adjustments:
        (centsOf(textAt(sums, 'ChargeTotalAmount')) ?? 0) -
        (centsOf(textAt(sums, 'AllowanceTotalAmount')) ?? 0),
      lineTotals: lines.map((line) => textAt(lineSum(line), 'LineTotalAmount')),
    },
    all(settlement, 'ApplicableTradeTax').flatMap((tax): Tax[] => {
      const cents = centsOf(textAt(tax, 'CalculatedAmount'));
      if (cents === undefined) return [];
      const rate = rateOf(textAt(tax, 'RateApplicablePercent') ?? textAt(tax, 'ApplicablePercent'));
      return [{ rate, base: centsOf(textAt(tax, 'BasisAmount')), cents }];
    }),
  );
}

function lineSettlement(line: XmlNode): XmlNode | undefined {
  return at(line, 'SpecifiedLineTradeSettlement') ?? at(line, 'SpecifiedSupplyChainTradeSettlement');
}

function lineSum(line: XmlNode): XmlNode | undefined {
  const settlement = lineSettlement(line);
  return (
    at(settlement, 'SpecifiedTradeSettlementLineMonetarySummation') ??
    at(settlement, 'SpecifiedTradeSettlementMonetarySummation')
  );
}

function ciiLine(line: XmlNode): UnderstoodItem {
  const agreement = at(line, 'SpecifiedLineTradeAgreement') ?? at(line, 'SpecifiedSupplyChainTradeAgreement');
  const delivery = at(line, 'SpecifiedLineTradeDelivery') ?? at(line, 'SpecifiedSupplyChainTradeDelivery');
  const tax = at(lineSettlement(line), 'ApplicableTradeTax');
  return itemOf({
    description: textAt(line, 'SpecifiedTradeProduct', 'Name'),
    quantity: textAt(delivery, 'BilledQuantity'),
    unit: attribute(delivery, 'BilledQuantity', 'unitCode'),
    price: textAt(agreement, 'NetPriceProductTradePrice', 'ChargeAmount'),
    per: textAt(agreement, 'NetPriceProductTradePrice', 'BasisQuantity'),
    total: textAt(lineSum(line), 'LineTotalAmount'),
    rate: textAt(tax, 'RateApplicablePercent') ?? textAt(tax, 'ApplicablePercent'),
  });
}
