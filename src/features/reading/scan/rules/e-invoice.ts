import { type Day, isDay } from '#/core/day';
import { shareOfRate } from '#/features/reading/scan/rules/numbers';
import type { Found } from '#/features/reading/scan/rules/places';
import type { UnderstoodItem, UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import { all, at, attribute, textAt, type XmlNode } from '#/features/reading/scan/rules/xml-node';

/** What an e-invoice says: UBL 2.1 (Peppol BIS 3) and CII (Factur-X, ZUGFeRD), both by the names of EN 16931. */
export function readEInvoice(root: XmlNode): UnderstoodPaper | undefined {
  const ubl = at(root, 'Invoice') ?? at(root, 'CreditNote');
  if (ubl && at(ubl, 'LegalMonetaryTotal')) return readUbl(ubl, at(root, 'CreditNote') !== undefined);
  const cii = at(root, 'CrossIndustryInvoice') ?? at(root, 'CrossIndustryDocument');
  return cii ? readCii(cii) : undefined;
}

const sure = <Value>(value: Value | undefined): Found<Value> | undefined =>
  value === undefined ? undefined : { value, confidence: 0.99, place: undefined };

const longestText = 500;
const mostLines = 2_000;

function lineOf(text: string | undefined): string | undefined {
  const bare = text?.replace(/\s+/g, ' ').trim().slice(0, longestText);
  return bare === '' ? undefined : bare;
}

/** Whole cents of a decimal with a point; more decimals are rounded, anything else is nothing. */
function centsOf(text: string | undefined): number | undefined {
  const parts = /^([+-]?)(\d{1,11})(?:\.(\d{1,12}))?$/.exec(text?.trim() ?? '');
  if (!parts) return undefined;
  const decimals = (parts[3] ?? '').padEnd(3, '0');
  const cents = Number(parts[2]) * 100 + Number(decimals.slice(0, 2)) + (Number(decimals[2]) >= 5 ? 1 : 0);
  return parts[1] === '-' ? -cents : cents;
}

function thousandthsOf(text: string | undefined): number | undefined {
  const parts = /^([+-]?)(\d{1,9})(?:\.(\d{1,12}))?$/.exec(text?.trim() ?? '');
  if (!parts) return undefined;
  const value = Number(parts[2]) * 1000 + Number((parts[3] ?? '').padEnd(3, '0').slice(0, 3));
  return parts[1] === '-' ? -value : value;
}

/** Hundredths of a per cent. */
function rateOf(text: string | undefined): number | undefined {
  const rate = centsOf(text);
  return rate !== undefined && rate >= 0 && rate <= 10_000 ? rate : undefined;
}

function dayOf(text: string | undefined): Day | undefined {
  const bare = text?.trim() ?? '';
  const compact = /^(\d{4})(\d{2})(\d{2})/.exec(bare);
  const value = compact ? `${compact[1]}-${compact[2]}-${compact[3]}` : bare.slice(0, 10);
  return isDay(value) ? value : undefined;
}

/** Codes of UN/ECE recommendation 20 that building has. */
const units: Readonly<Record<string, string>> = {
  MTK: 'm²',
  MTQ: 'm³',
  MTR: 'm',
  LM: 'lm',
  C62: 'st',
  EA: 'st',
  H87: 'st',
  PCE: 'st',
  XPP: 'st',
  HUR: 'u',
  DAY: 'dag',
  KGM: 'kg',
  LTR: 'l',
  SET: 'set',
  LS: 'fft',
};

type Sums = {
  net: number | undefined;
  vat: number | undefined;
  total: number | undefined;
  /** Charges less allowances, besides the lines. */
  adjustments: number;
};
type Tax = { rate: number | undefined; base: number | undefined; cents: number };

function together(
  fields: Omit<
    UnderstoodPaper,
    | 'addsUp'
    | 'itemsAddUp'
    | 'isSettled'
    | 'calculated'
    | 'netAmount'
    | 'vatAmount'
    | 'totalAmount'
    | 'vatLines'
  >,
  { net, vat, total, adjustments }: Sums,
  taxes: readonly Tax[],
): UnderstoodPaper {
  const sign = fields.kind === 'credit-note' && (total ?? 0) > 0 ? -1 : 1;
  const lines = fields.items.reduce((sum, { totalPrice }) => sum + totalPrice, 0);
  const itemsAddUp = fields.items.length > 0 && lines + adjustments === net;
  const isTaxed =
    taxes.length > 0 &&
    taxes.every(({ rate = 0, base = Number.NaN, cents }) => shareOfRate(base, rate) === cents) &&
    taxes.reduce((sum, { cents }) => sum + cents, 0) === vat &&
    taxes.reduce((sum, { base = 0 }) => sum + base, 0) === net;
  const isSum = net !== undefined && vat !== undefined && net + vat === total;
  const signed = (cents: number | undefined) => (cents === undefined ? undefined : sign * cents || 0);
  return {
    ...fields,
    items: fields.items.map((item) => ({ ...item, totalPrice: signed(item.totalPrice) ?? 0 })),
    netAmount: sure(signed(net)),
    vatAmount: sure(signed(vat)),
    totalAmount: sure(signed(total)),
    vatLines: taxes.map(({ rate, base, cents }) => ({
      rate,
      base: signed(base),
      cents: signed(cents) ?? 0,
      place: undefined,
    })),
    addsUp: isSum && isTaxed && itemsAddUp,
    itemsAddUp,
    isSettled: true,
    calculated: [],
  };
}

function readUbl(root: XmlNode, isCredit: boolean): UnderstoodPaper {
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

type InvoiceLine = Record<
  'description' | 'quantity' | 'unit' | 'price' | 'per' | 'total' | 'rate',
  string | undefined
>;

function itemOf({ description, quantity, unit, price, per, total, rate }: InvoiceLine): UnderstoodItem {
  const each = centsOf(price);
  const base = thousandthsOf(per);
  return {
    description: lineOf(description) ?? '',
    quantity: thousandthsOf(quantity),
    unit: unit === undefined ? undefined : (units[unit] ?? unit.slice(0, 20)),
    unitPrice: each !== undefined && base !== undefined && base > 0 ? Math.round((each * 1000) / base) : each,
    totalPrice: centsOf(total) ?? 0,
    vatRate: rateOf(rate),
    confidence: 0.99,
    place: undefined,
  };
}

function readCii(root: XmlNode): UnderstoodPaper {
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
    },
    all(settlement, 'ApplicableTradeTax').flatMap((tax): Tax[] => {
      const cents = centsOf(textAt(tax, 'CalculatedAmount'));
      if (cents === undefined) return [];
      const rate = rateOf(textAt(tax, 'RateApplicablePercent') ?? textAt(tax, 'ApplicablePercent'));
      return [{ rate, base: centsOf(textAt(tax, 'BasisAmount')), cents }];
    }),
  );
}

function ciiLine(line: XmlNode): UnderstoodItem {
  const agreement = at(line, 'SpecifiedLineTradeAgreement') ?? at(line, 'SpecifiedSupplyChainTradeAgreement');
  const delivery = at(line, 'SpecifiedLineTradeDelivery') ?? at(line, 'SpecifiedSupplyChainTradeDelivery');
  const settlement =
    at(line, 'SpecifiedLineTradeSettlement') ?? at(line, 'SpecifiedSupplyChainTradeSettlement');
  const tax = at(settlement, 'ApplicableTradeTax');
  const sum =
    at(settlement, 'SpecifiedTradeSettlementLineMonetarySummation') ??
    at(settlement, 'SpecifiedTradeSettlementMonetarySummation');
  return itemOf({
    description: textAt(line, 'SpecifiedTradeProduct', 'Name'),
    quantity: textAt(delivery, 'BilledQuantity'),
    unit: attribute(delivery, 'BilledQuantity', 'unitCode'),
    price: textAt(agreement, 'NetPriceProductTradePrice', 'ChargeAmount'),
    per: textAt(agreement, 'NetPriceProductTradePrice', 'BasisQuantity'),
    total: textAt(sum, 'LineTotalAmount'),
    rate: textAt(tax, 'RateApplicablePercent') ?? textAt(tax, 'ApplicablePercent'),
  });
}
