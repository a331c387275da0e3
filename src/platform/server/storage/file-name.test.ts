import fc from 'fast-check';
import { expect, it } from 'vitest';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { cleanFileName } from '#/platform/server/storage/file-name';

it.each([
  ['offerte dak.pdf', 'offerte dak.pdf'],
  ['OFFERTE.PDF', 'OFFERTE.PDF'],
  ['/home/kat/offerte.pdf', 'offerte.pdf'],
  ['C:\\Users\\kat\\offerte.pdf', 'offerte.pdf'],
  ['..', 'bestand.pdf'],
  ['', 'bestand.pdf'],
  ['.pdf', 'pdf.pdf'],
  ['dak\u0000\r\n.pdf', 'dak .pdf'],
  ['dak\u202efdp.exe', 'dak fdp.exe.pdf'],
  ['e\u0301nergie.pdf', '\u00e9nergie.pdf'],
  ['見積書.pdf', '見積書.pdf'],
])('makes %j readable as %j', (given, clean) => {
  expect(cleanFileName(given, 'pdf')).toBe(clean);
});

it('takes the other way to write an extension for what it is', () => {
  expect(cleanFileName('foto.JPEG', 'jpg')).toBe('foto.JPEG');
});

it('never makes a path, a control character or a name that is too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (given) => {
      const name = cleanFileName(given, 'png');
      expect(name).not.toMatch(/[/\\\p{Cc}\p{Cs}]/u);
      expect(name.length).toBeLessThanOrEqual(200);
      expect(name.toLowerCase()).toMatch(/.\.png$/);
      expect(contentDisposition(name, 'inline')).toMatch(
        /^inline; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w.!~%-]+$/,
      );
    }),
  );
});
