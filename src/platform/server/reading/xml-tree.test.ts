import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { at, textAt, type XmlNode } from '#/core/xml-node';
import { readTree } from '#/platform/server/reading/xml-tree';

describe('XML', () => {
  it.each<[string, string, XmlNode]>([
    ['a text', '<a>b</a>', { a: 'b' }],
    ['the same name twice', '<a><b>1</b><b>2</b><c/></a>', { a: { b: ['1', '2'], c: '' } }],
    [
      'attributes, not declarations',
      '<a xmlns="u" xmlns:x=\'u\' x:k = "1 &gt; 0">t</a>',
      { a: { '@k': '1 > 0', '#text': 't' } },
    ],
    ['prefixes', '<n:a xmlns:n="u"><n:b>1</n:b></n:a>', { a: { b: '1' } }],
    ['what says nothing', '<?xml version="1.0"?><!-- <b> --><a ><b></b ></a >', { a: { b: '' } }],
    ['text as it is', '<a><![CDATA[<b> &amp;]]></a>', { a: '<b> &amp;' }],
    ['signs, each once', '<a>&amp;lt; &#233;&#x41;&#1;</a>', { a: '&lt; éA' }],
    ['a “>” in an attribute', '<a k="x>y"/>', { a: { '@k': 'x>y' } }],
    ['a name of every object', '<a><constructor>1</constructor></a>', { a: { constructor: '1' } as never }],
  ])('is read with %s', (_what, xml, tree) => {
    expect(readTree(xml)).toEqual(tree);
  });

  it.each([
    ['nothing', ''],
    ['a text', 'a & b'],
    ['an end that is missing', '<a><b></b>'],
    ['an end too many', '<a></a></a>'],
    ['the end of another', '<a><b></a></b>'],
    ['an end of a longer name', '<a></ab>'],
    ['a tag that is cut off', '<a><b k="1'],
    ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
    ['an include', '<a><xi:include href="/etc/passwd"/></a>'],
    ['a name that changes all objects', '<a><__proto__><polluted>1</polluted></__proto__></a>'],
    ['a thousand in each other', '<a>'.repeat(1_000) + '</a>'.repeat(1_000)],
    ['an attribute without its value', '<a k></a>'],
  ])('is none with %s', (_what, xml) => {
    expect(readTree(xml)).toBeUndefined();
  });

  it('gives back every text, whatever it says', () => {
    const escaped = (text: string) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
    const text = fc.string({ unit: 'grapheme-ascii', maxLength: 40 });
    fc.assert(
      fc.property(fc.array(text, { minLength: 1, maxLength: 9 }), (texts) => {
        const root = readTree(
          `<r>${texts.map((each) => `<t k="${escaped(each)}">${escaped(each)}</t>`).join('')}</r>`,
        );
        const found = at(root, 'r')?.t;
        const all = Array.isArray(found) ? found : [found];
        expect(all.map((each) => each['@k'])).toEqual(texts);
        expect(all.map((each) => textAt({ each }, 'each') ?? '')).toEqual(texts.map((each) => each.trim()));
      }),
    );
  });

  it('takes no longer for what is made to take long', () => {
    const long = 200_000;
    for (const xml of [
      `<a${' '.repeat(long)}`,
      `<a ${'k'.repeat(long)}`,
      '<'.repeat(long),
      `<a k="${'x'.repeat(long)}`,
    ]) {
      const began = performance.now();
      expect(readTree(xml)).toBeUndefined();
      expect(performance.now() - began).toBeLessThan(2_000);
    }
  });
});
