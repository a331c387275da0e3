import { at, type XmlNode } from '#/core/xml-node';
import { readCii } from '#/features/reading/scan/rules/cii';
import { readUbl } from '#/features/reading/scan/rules/ubl';
import type { UnderstoodPaper } from '#/features/reading/scan/rules/understand';

/** What an e-invoice says: UBL 2.1 (Peppol BIS 3) and CII (Factur-X, ZUGFeRD), both by the names of EN 16931. */
export function readEInvoice(root: XmlNode): UnderstoodPaper | undefined {
  const ubl = at(root, 'Invoice') ?? at(root, 'CreditNote');
  if (ubl && at(ubl, 'LegalMonetaryTotal')) return readUbl(ubl, at(root, 'CreditNote') !== undefined);
  const cii = at(root, 'CrossIndustryInvoice') ?? at(root, 'CrossIndustryDocument');
  return cii ? readCii(cii) : undefined;
}
