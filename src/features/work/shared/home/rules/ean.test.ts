import { describe, expect, it } from 'vitest';
import { readEan } from '#/features/work/shared/home/rules/ean';

describe('the number of a connection', () => {
  it.each(['541448820001234563', '5414 4886 0010 9876 54', '541456900000000129'])('is read: %s', (typed) => {
    expect(readEan(typed)).toBe(typed.replaceAll(' ', ''));
  });

  it.each([
    ['a wrong digit', '541448820001234564'],
    ['two digits swapped', '541448820001235463'],
    ['a digit short', '54144882000123456'],
    ['of another country', '871448820001234560'],
    ['letters', '54144882000123456x'],
    ['nothing', ''],
  ])('is refused with %s', (_, typed) => {
    expect(readEan(typed)).toBeUndefined();
  });
});
