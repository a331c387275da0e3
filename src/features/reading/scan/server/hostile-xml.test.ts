import { expect, it } from 'vitest';
import { readEInvoice } from '#/features/reading/scan/rules/e-invoice';
import { parseXml } from '#/platform/server/reading/parse-xml';
import { hostileXml } from '../../../../../tests/support/hostile/sheets-and-xml';

/** `bench/hostile.ts` reads 500. */
it('reads or leaves hostile XML, and is not changed by it', () => {
  for (const { name, bytes } of hostileXml(80, 18)) {
    const root = parseXml(bytes);
    const total = root && readEInvoice(root)?.totalAmount?.value;
    expect([name, total === undefined || Number.isFinite(total)]).toEqual([name, true]);
  }
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

it('opens no file that an XML names', () => {
  const [outside] = hostileXml(15, 18).filter(({ name }) => name === 'outside.xml');
  expect(outside && parseXml(outside.bytes)).toBeUndefined();
});
