import { deflateSync } from 'node:zlib';

/** PDFs as small as they come, to see what becomes of them. */

type PdfPage = { content?: string; size?: number /** In points, where it is no plain page. */; box?: string };

type PdfOptions = { locked?: boolean /** As Factur-X puts an e-invoice into a PDF. */; attached?: string };

export function makePdf(pages: readonly PdfPage[], { locked = false, attached }: PdfOptions = {}): Buffer {
  const objects: string[] = [];
  const kids = pages.map((_, index) => `${4 + index * 2} 0 R`).join(' ');
  const behind = 4 + pages.length * 2;
  const names = `/Names << /EmbeddedFiles << /Names [(factur-x.xml) ${behind} 0 R] >> >>`;
  objects.push(`<< /Type /Catalog /Pages 2 0 R ${attached === undefined ? '' : names} >>`);
  objects.push(`<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`);
  objects.push('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  for (const [index, { content = '', size = 842, box }] of pages.entries()) {
    const resources = '<< /Font << /F1 3 0 R >> >>';
    const sides = box ?? `0 0 ${size === 842 ? 595 : size} ${size}`;
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [${sides}] /Resources ${resources} /Contents ${5 + index * 2} 0 R >>`,
    );
    objects.push(`<< /Length ${content.length} >>\nstream\n${content}\nendstream`);
  }
  if (attached !== undefined)
    objects.push(
      `<< /Type /Filespec /F (factur-x.xml) /UF (factur-x.xml) /EF << /F ${behind + 1} 0 R >> >>`,
      `<< /Type /EmbeddedFile /Length ${attached.length} >>\nstream\n${attached}\nendstream`,
    );
  const lock = `<< /Filter /Standard /V 1 /R 2 /O <${'4f'.repeat(32)}> /U <${'55'.repeat(32)}> /P -4 >>`;
  if (locked) objects.push(lock);
  return assemble(objects, locked ? `/Encrypt ${objects.length} 0 R /ID [<00112233> <00112233>]` : '');
}

/** A stream that is small here and enormous once it is unpacked. */
export function makeBomb(megabytes: number): Buffer {
  const packed = deflateSync(Buffer.alloc(megabytes * 1024 * 1024, 32), { level: 9 });
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]);
}

/** A page that is one picture, packed in this way; what is packed is up to the caller. */
export function makePicturePdf(filter: string, data: Buffer, { width = 1_654, height = 2_339 } = {}): Buffer {
  const content = 'q 595 0 0 842 0 0 cm /Im1 Do Q';
  const space = filter.includes('CCITT') || filter.includes('JBIG2') ? '/DeviceGray' : '/DeviceRGB';
  const bits = space === '/DeviceGray' ? 1 : 8;
  const head = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${space} /BitsPerComponent ${bits}`;
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /XObject << /Im1 4 0 R >> >> /Contents 5 0 R >>',
    `<< ${head} /Filter ${filter} /Length ${data.length} >>\nstream\n${data.toString('latin1')}\nendstream`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ]);
}

/** A page whose drawing instructions are small here and long once they are unpacked. */
export function makePackedPdf(content: string): Buffer {
  const packed = deflateSync(Buffer.from(content, 'latin1'), { level: 9 });
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [4 0 R] /Count 1 >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents 5 0 R >>',
    `<< /Length ${packed.length} /Filter /FlateDecode >>\nstream\n${packed.toString('latin1')}\nendstream`,
  ]);
}

/** Pages in pages in pages. */
export function makeNestedPdf(depth: number): Buffer {
  const nodes = Array.from(
    { length: depth },
    (_, index) =>
      `<< /Type /Pages /Kids [${index + 3} 0 R] /Count 1 /Parent ${Math.max(1, index + 1)} 0 R >>`,
  );
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R >>',
    ...nodes,
    `<< /Type /Page /Parent ${depth + 1} 0 R /MediaBox [0 0 595 842] >>`,
  ]);
}

function assemble(objects: readonly string[], trailer = ''): Buffer {
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const at = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const start = file.length;
  const table = places.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${trailer} >>\nstartxref\n${start}\n%%EOF`;
  return Buffer.from(file, 'latin1');
}

/** The text of a quote as the drawing instructions of a page: each line is cells at a place. */
export function drawText(lines: readonly (readonly [x: number, text: string][])[]): string {
  return lines
    .flatMap((cells, index) =>
      cells.map(
        ([x, text]) => `BT /F1 11 Tf ${x} ${780 - index * 18} Td (${text.replace(/[()\\]/g, '\\$&')}) Tj ET`,
      ),
    )
    .join('\n');
}

export const quoteText = drawText([
  [[50, 'Dakwerken Coppens bv']],
  [[50, 'Molenstraat 45, 9300 Aalst - BTW BE 0403.170.701']],
  [[50, 'Contactpersoon: Jan Coppens']],
  [[50, 'Betreft: Vernieuwen van het dak']],
  [
    [50, 'Omschrijving'],
    [300, 'Aantal'],
    [400, 'Prijs'],
    [500, 'Totaal'],
  ],
  [
    [50, 'Dakpannen leveren'],
    [300, '100 st'],
    [400, '12,50'],
    [500, '1.250,00'],
  ],
  [
    [300, 'Totaal excl. btw'],
    [500, '1.250,00'],
  ],
  [
    [300, 'BTW 6%'],
    [500, '75,00'],
  ],
  [
    [300, 'Totaal incl. btw'],
    [500, '1.325,00'],
  ],
]);
