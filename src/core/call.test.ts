import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillPath, toForm, type Upload } from '#/core/call';
import { fromForm, id } from '#/core/shapes';

const upload = { field: 'file', kinds: ['pdf'] } as const satisfies Upload;

describe('a form', () => {
  it('holds texts as they are, nothing as empty, and the rest as JSON', () => {
    const body = {
      text: ' "x" ',
      none: null,
      left: undefined,
      count: 12,
      yes: true,
      list: [{ amount: '1.00' }],
    };
    expect(Object.fromEntries(toForm(upload, body, undefined))).toEqual({
      text: ' "x" ',
      none: '',
      count: '12',
      yes: 'true',
      list: '[{"amount":"1.00"}]',
    });
  });

  it('has the file under its real name', () => {
    const form = toForm(upload, undefined, new File(['x'], 'ünïcode.pdf'));
    expect(form.get('file')).toMatchObject({ name: 'ünïcode.pdf', size: 1 });
  });
});

describe('a field of a form', () => {
  const fields = z.object({
    contactId: fromForm(id),
    typeId: fromForm(id.nullish()),
    eligible: fromForm(z.boolean().default(false)),
    lines: fromForm(z.array(z.string()).nullish()),
  });

  it('is read for what it says, from a form and from JSON alike', () => {
    const read = { contactId: 12, typeId: null, eligible: true, lines: ['a'] };
    expect(fields.parse({ contactId: '12', typeId: '', eligible: 'true', lines: '["a"]' })).toEqual(read);
    expect(fields.parse(read)).toEqual(read);
  });

  it('may be missing exactly where its schema says so', () => {
    expect(fields.parse({ contactId: '12' })).toEqual({ contactId: 12, eligible: false });
    expect(fields.safeParse({}).success).toBe(false);
  });

  it.each(['twaalf', '[', '1e999', '{}'])('refuses %s for a number', (contactId) => {
    expect(fields.safeParse({ contactId }).success).toBe(false);
  });
});

it('an address is filled with ids and keys, and nothing escapes from its place', () => {
  expect(fillPath('/api/projects/:projectId/x/:id', { projectId: 1, id: 2 })).toBe('/api/projects/1/x/2');
  expect(fillPath('/api/files/:key', { key: '../x' })).toBe('/api/files/..%2Fx');
});
