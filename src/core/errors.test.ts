import { describe, expect, it } from 'vitest';
import { fillPath, pathParamNames } from '#/core/call';
import { AppError, codeOfStatus } from '#/core/errors';
import { may, mayChangePaper } from '#/core/rights';

describe('errors', () => {
  it('have a status and a sentence of their own', () => {
    expect(new AppError('not_found')).toMatchObject({ status: 404, message: 'Niet gevonden.' });
    expect(new AppError('conflict', 'Bestaat al.')).toMatchObject({ status: 409, message: 'Bestaat al.' });
  });

  it.each([
    [413, 'too_large'],
    [404, 'not_found'],
    [418, 'invalid'],
    [502, 'internal'],
  ])('read a status %i as %s', (status, code) => {
    expect(codeOfStatus(status)).toBe(code);
  });
});

describe('rights', () => {
  it.each([
    ['owner', [true, true, true, true]],
    ['editor', [true, true, true, false]],
    ['collaborator', [true, true, false, false]],
  ] as const)('of the %s are those of the table', (role, expected) => {
    expect((['read', 'add', 'change', 'manage'] as const).map((right) => may(role, right))).toEqual(expected);
  });

  it('let a collaborator change only their own papers', () => {
    expect(mayChangePaper('collaborator', true)).toBe(true);
    expect(mayChangePaper('collaborator', false)).toBe(false);
    expect(mayChangePaper('editor', false)).toBe(true);
  });
});

describe('paths', () => {
  it('are filled with their ids', () => {
    expect(pathParamNames('/api/projects/:projectId/documents/:id')).toEqual(['projectId', 'id']);
    expect(fillPath('/api/projects/:projectId/documents/:id', { projectId: 3, id: 12 })).toBe(
      '/api/projects/3/documents/12',
    );
  });
});
