import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { acceptedKinds, addFiles, checkFiles, fileProblem, formatBytes } from '#/ui/file-checks';

const megabyte = 1024 * 1024;
const rules = { accept: ['.pdf', '.jpg', '.png'], maxBytes: 10 * megabyte };
const file = (name: string, size = 1000, type = '') => ({ name, size, type, lastModified: 0 });

describe('fileProblem', () => {
  it.each([
    ['offerte.pdf', 1000, undefined],
    ['FOTO.JPG', 10 * megabyte, undefined],
    ['groot.pdf', 10 * megabyte + 1, 'Bestand is te groot. Maximum grootte is 10MB'],
    ['leeg.pdf', 0, '‘leeg.pdf’ is leeg. Kies een ander bestand.'],
    ['virus.exe', 1000, '‘virus.exe’ is geen bestand dat hier past. Kies een PDF, JPG of PNG.'],
    ['pdf', 1000, '‘pdf’ is geen bestand dat hier past. Kies een PDF, JPG of PNG.'],
    ['offerte.pdf.exe', 1000, '‘offerte.pdf.exe’ is geen bestand dat hier past. Kies een PDF, JPG of PNG.'],
  ])('judges %s of %d bytes', (name, size, expected) => {
    expect(fileProblem(file(name, size), rules)).toBe(expected);
  });

  it('goes by the type where the rule is a type', () => {
    const images = { accept: ['image/*'], maxBytes: megabyte };
    expect(fileProblem(file('x', 1, 'image/heic'), images)).toBeUndefined();
    expect(fileProblem(file('x', 1, 'application/pdf'), images)).toContain('afbeelding');
  });

  it('takes anything where no kind is asked', () => {
    expect(fileProblem(file('x.abc'), { accept: [], maxBytes: megabyte })).toBeUndefined();
  });
});

it('accepts exactly the files without a problem, and tells each problem once', () => {
  const anyFile = fc.record({
    name: fc.constantFrom('a.pdf', 'b.PNG', 'c.exe', 'd'),
    size: fc.constantFrom(0, 1, 10 * megabyte, 11 * megabyte),
    type: fc.constant(''),
  });
  fc.assert(
    fc.property(fc.array(anyFile), (files) => {
      const { accepted, problems } = checkFiles(files, rules);
      expect(accepted).toEqual(files.filter((one) => fileProblem(one, rules) === undefined));
      expect(new Set(problems).size).toBe(problems.length);
      expect(problems.length === 0).toBe(accepted.length === files.length);
    }),
  );
});

it('says of several at once which is too large', () => {
  const huge = file('groot.jpg', 11 * megabyte);
  expect(checkFiles([file('a.pdf'), huge], rules).problems).toEqual([
    '‘groot.jpg’: Bestand is te groot. Maximum grootte is 10MB',
  ]);
  expect(checkFiles([huge], rules).problems).toEqual(['Bestand is te groot. Maximum grootte is 10MB']);
});

it('counts the same file picked twice once', () => {
  expect(addFiles([file('a.pdf')], [file('a.pdf'), file('b.pdf')]).map(({ name }) => name)).toEqual([
    'a.pdf',
    'b.pdf',
  ]);
});

it.each([
  [0, '0 bytes'],
  [850, '850 bytes'],
  [12_345, '12 kB'],
  [megabyte - 1, '1 MB'],
  [1_258_291, '1,2 MB'],
  [10 * megabyte, '10 MB'],
])('writes %d bytes as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});

it.each([
  [['.pdf'], 'PDF'],
  [['.jpg', 'image/jpg', '.png'], 'JPG of PNG'],
  [['.xlsx', '.xls', '.csv'], 'XLSX, XLS of CSV'],
])('names the kinds %j as %s', (accept, text) => {
  expect(acceptedKinds(accept)).toBe(text);
});
