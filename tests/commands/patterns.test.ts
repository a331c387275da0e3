import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { listFiles } from '../../scripts/prepare/stamp.mjs';

/**
 * A pattern that looks back over what it read takes a hundred thousand blanks for an afternoon of work. Every pattern in
 * the sources is linear in what it is given; the exceptions say what bounds that.
 */
const bounded: Record<string, string> = {
  'src/features/work/meetstaat/server/import/numbers.ts withUnit':
    'only texts of at most 40 letters come this far',
};

/** Put together from pieces, or a pattern of the sources with another flag: bounded by its own counts, and none is of what people send. */
const composed = [
  'src/core/decimal.ts',
  'src/features/duties/duties/rules/works.ts',
  'src/features/papers/invoices/rules/findings/reminder-costs.ts',
  'src/features/papers/shared/rules/shops.ts',
  'src/features/reading/check/rules/advance.ts',
  'src/features/reading/check/rules/quote-heading.ts',
  'src/features/reading/check/rules/quote-text.ts',
  'src/features/reading/check/rules/text-cells.ts',
  'src/features/reading/scan/rules/number-pieces.ts',
  'src/features/reading/scan/rules/paper-dates.ts',
  'src/features/reading/scan/rules/paper-number.ts',
  'src/features/reading/scan/rules/text-to-send.ts',
  'src/features/reading/scan/rules/vat-codes.ts',
  'src/features/work/shared/rules/vat/building-words.ts',
  'src/features/work/shared/rules/vat/doing-words.ts',
  'src/features/work/shared/rules/vat/heating-words.ts',
  'src/features/work/shared/rules/vat/kitchen-words.ts',
];

type Pattern = { file: string; line: number; name: string; source: string; flags: string };

const root = join(import.meta.dirname, '../..');
const files = listFiles(root, ['src']).filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(file, readFileSync(join(root, file), 'utf8'), ts.ScriptTarget.Latest, true);
}

function nodesOf(file: string): ts.Node[] {
  const nodes: ts.Node[] = [];
  const visit = (node: ts.Node) => {
    nodes.push(node);
    ts.forEachChild(node, visit);
  };
  visit(parse(file));
  return nodes;
}

function listPatterns(file: string): Pattern[] {
  return nodesOf(file).flatMap((node) => {
    if (!ts.isRegularExpressionLiteral(node)) return [];
    const end = node.text.lastIndexOf('/');
    const name = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : '';
    const line = node.getSourceFile().getLineAndCharacterOfPosition(node.getStart()).line + 1;
    return [{ file, line, name, source: node.text.slice(1, end), flags: node.text.slice(end + 1) }];
  });
}

function isSlow({ source, flags }: Pick<Pattern, 'source' | 'flags'>): boolean {
  const reportTypes = { Move: true, Self: true, Trade: true };
  return analyse({ source, flags }, { reportTypes, maxReports: 1 }).reports.length > 0;
}

describe('a pattern over what people send', () => {
  it('is known by this test where it takes longer and longer', () => {
    const slow = [/\s*(?:<br\s*\/?>|\n)\s*/gi, /[.,]+$/, /^([\d.,]*\d[\d.,]*)$/, /^(a+)+$/];
    expect(slow.map(isSlow)).toEqual([true, true, true, true]);
    expect([/(?<![.,])[.,]+$/, /^([.,]*\d[\d.,]*)$/, /\([^()]*\)/g].map(isSlow)).toEqual([
      false,
      false,
      false,
    ]);
  });

  it('takes time in step with what it is given', () => {
    const patterns = files.flatMap(listPatterns);
    expect(patterns.length).toBeGreaterThan(300);
    const slow = patterns
      .filter((pattern) => !(`${pattern.file} ${pattern.name}` in bounded))
      .filter(isSlow)
      .map(({ file, line, source }) => `${file}:${line} ${source}`);
    expect(slow).toEqual([]);
  });

  it('stands in the sources, where it can be looked at', () => {
    const makers = files.filter((file) =>
      nodesOf(file).some((node) => ts.isNewExpression(node) && node.expression.getText() === 'RegExp'),
    );
    expect(makers.filter((file) => !composed.includes(file))).toEqual([]);
  });
});
