import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { type PaperAnswer, readPaper } from '#/features/papers/shared/reading/contract';
import { withAppOnAnyEngine } from '../../../../../tests/support/any-engine';
import { drawText, makePdf, quoteText } from '../../../../../tests/support/pdfs';

const app = withAppOnAnyEngine();

async function read(bytes: Uint8Array, name: string) {
  const client = await app().signIn();
  const file = new File([new Uint8Array(bytes)], name);
  const { status, body } = await client.call(readPaper, { file });
  return { status, body: body as PaperAnswer & { message?: string } };
}

const invoice = `<?xml version="1.0" encoding="UTF-8"?>
<Invoice xmlns="urn:x" xmlns:cac="urn:a" xmlns:cbc="urn:b"><cbc:ID>F-7</cbc:ID><cbc:IssueDate>2026-02-03</cbc:IssueDate>
<cbc:DocumentCurrencyCode>EUR</cbc:DocumentCurrencyCode>
<cac:AccountingSupplierParty><cac:Party><cac:PartyName><cbc:Name>Dakwerken Coppens</cbc:Name></cac:PartyName></cac:Party></cac:AccountingSupplierParty>
<cac:TaxTotal><cbc:TaxAmount>60.00</cbc:TaxAmount><cac:TaxSubtotal><cbc:TaxableAmount>1000.00</cbc:TaxableAmount><cbc:TaxAmount>60.00</cbc:TaxAmount>
<cac:TaxCategory><cbc:Percent>6</cbc:Percent></cac:TaxCategory></cac:TaxSubtotal></cac:TaxTotal>
<cac:LegalMonetaryTotal><cbc:TaxExclusiveAmount>1000.00</cbc:TaxExclusiveAmount><cbc:TaxInclusiveAmount>1060.00</cbc:TaxInclusiveAmount></cac:LegalMonetaryTotal>
<cac:InvoiceLine><cbc:InvoicedQuantity>1</cbc:InvoicedQuantity><cbc:LineExtensionAmount>1000.00</cbc:LineExtensionAmount><cac:Item><cbc:Name>Dak</cbc:Name></cac:Item>
<cac:Price><cbc:PriceAmount>1000.00</cbc:PriceAmount></cac:Price></cac:InvoiceLine></Invoice>`;

function cell(text: string): string {
  return `<w:tc><w:p><w:r><w:t>${text}</w:t></w:r></w:p></w:tc>`;
}
const tableRow = (...cells: string[]) => `<w:tr>${cells.map(cell).join('')}</w:tr>`;
const paragraph = (text: string) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;

describe('reading any paper', () => {
  it('answers everything it read from a PDF with a text', { timeout: 60_000 }, async () => {
    const { status, body } = await read(makePdf([{ content: quoteText }]), 'offerte.pdf');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      source: 'text',
      currency: 'EUR',
      totalAmount: '1325.00',
      pagesLeftOut: 0,
    });
  });

  it('reads an e-invoice', { timeout: 30_000 }, async () => {
    const { body } = await read(Buffer.from(invoice), 'factuur.xml');
    expect(body.data).toMatchObject({
      kind: 'invoice',
      source: 'xml',
      number: 'F-7',
      date: '2026-02-03',
      netAmount: '1000.00',
      totalAmount: '1060.00',
      vatLines: [{ rate: 6, base: '1000.00', amount: '60.00' }],
      addsUp: true,
      warnings: [],
    });
  });

  it('believes the e-invoice inside a PDF, and shows both where the page says something else', {
    timeout: 30_000,
  }, async () => {
    const page = (number: string) => `${quoteText}\n${drawText([[[350, `Factuurnummer: ${number}`]]])}`;
    const other = await read(makePdf([{ content: page('2026-88') }], { attached: invoice }), 'factuur.pdf');
    expect(other.body.data).toMatchObject({
      ...{ source: 'xml', number: 'F-7', netAmount: '1000.00', totalAmount: '1060.00', addsUp: false },
      warnings: [
        'In de e-factuur is het totaal €\u00a01.060,00, op de pagina lezen we €\u00a01.325,00. We namen de e-factuur.',
        'In de e-factuur is het bedrag zonder btw €\u00a01.000,00, op de pagina lezen we €\u00a01.250,00. We namen de e-factuur.',
        'In de e-factuur is het btw-bedrag €\u00a060,00, op de pagina lezen we €\u00a075,00. We namen de e-factuur.',
        'In de e-factuur is het nummer F-7, op de pagina lezen we 2026-88. We namen de e-factuur.',
      ],
    });
  });

  it('reads the paper in a mail, and names the parts it left alone', { timeout: 30_000 }, async () => {
    const part = (name: string, type: string, content: string) =>
      `--x\r\nContent-Type: ${type}; name="${name}"\r\nContent-Disposition: attachment; filename="${name}"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(content).toString('base64')}\r\n`;
    const mail = `From: Jan Coppens <jan@coppens.example>\r\nDate: Tue, 3 Feb 2026 10:00:00 +0100\r\nSubject: Factuur\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n${part('factuur.xml', 'application/xml', invoice)}${part('plan.zip', 'application/zip', 'PK')}--x--\r\n`;
    const { body } = await read(Buffer.from(mail), 'bericht.eml');
    expect(body.data).toMatchObject({
      number: 'F-7',
      email: 'jan@coppens.example',
      warnings: ['In de mail zit ook ‘plan.zip’. Dat is niet gelezen.'],
    });
  });

  it('reads a mail as a mail, however much its subject says, or says that it holds no paper', {
    timeout: 60_000,
  }, async () => {
    const mailOf = (words: number) =>
      `Subject: ${Array(words).fill('=?utf-8?Q?dak?=').join('\r\n ')}\r\nFrom: jan@coppens.example\r\nMIME-Version: 1.0\r\nContent-Type: application/xml; name="factuur.xml"\r\nContent-Disposition: attachment; filename="factuur.xml"\r\nContent-Transfer-Encoding: base64\r\n\r\n${Buffer.from(invoice).toString('base64')}\r\n`;
    const many = await read(Buffer.from(mailOf(40_000)), 'bericht.eml');
    expect(many.body.data).toMatchObject({ number: 'F-7', email: 'jan@coppens.example' });
    const { status, body } = await read(Buffer.from(mailOf(400_000)), 'bericht.eml');
    expect([status, (body as unknown as { message: string }).message]).toEqual([
      422,
      expect.stringContaining('In deze mail zit geen offerte of factuur als bijlage.'),
    ]);
  });

  it('reads a quote that was made in Word', { timeout: 30_000 }, async () => {
    const xml = `<w:document><w:body>${paragraph('Schilderwerken Maes bv')}${paragraph('Offerte nr. 2026-12')}${paragraph('Datum: 03/02/2026')}<w:tbl>${tableRow('Omschrijving', 'Aantal', 'Prijs', 'Totaal')}${tableRow('Muren schilderen', '40', '12,50', '500,00')}${tableRow('Totaal excl. btw', '', '', '500,00')}${tableRow('Btw 6%', '', '', '30,00')}${tableRow('Totaal incl. btw', '', '', '530,00')}</w:tbl></w:body></w:document>`;
    const types =
      '<Types><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
    const docx = zipSync({ '[Content_Types].xml': strToU8(types), 'word/document.xml': strToU8(xml) });
    const { body } = await read(docx, 'offerte.docx');
    expect(body.data).toMatchObject({
      kind: 'quote',
      number: '2026-12',
      netAmount: '500.00',
      vatAmount: '30.00',
      totalAmount: '530.00',
      addsUp: true,
    });
  });

  it('is for who is signed in', async () => {
    const { status } = await app().visitor.call(readPaper, { file: new File(['x'], 'x.pdf') });
    expect(status).toBe(401);
  });
});
