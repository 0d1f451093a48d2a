import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPermitted, type ScopedUser } from './permission.ts';
import { anyText } from './test-support/any-text.ts';

describe('permission', () => {
  const user = { scope: ['user', 'comments:write'] };

  it.each([
    ['user', true],
    ['comments:write', true],
    ['comments', false],
    ['comments:write:all', false],
    ['User', false],
    ['', false],
    ['length', false],
    ['__proto__', false],
    ['user,comments:write', false],
  ])('for %j: %j', (permission, permitted) => {
    expect(isPermitted(user, permission)).toBe(permitted);
  });

  it('is none for a guest, and for a user without a scope', () => {
    expect(isPermitted(null, 'user')).toBe(false);
    expect(isPermitted(undefined, 'user')).toBe(false);
    expect(isPermitted({ scope: [] }, 'user')).toBe(false);
  });

  it.each([['user'], ['user,admin'], [null], [undefined], [7], [{ 0: 'user', length: 1 }]])(
    'is none where the scope is %j, which is no list',
    (scope) => {
      const damaged: ScopedUser = JSON.parse(JSON.stringify({ scope }));
      expect(isPermitted(damaged, 'user')).toBe(false);
      expect(isPermitted(damaged, 'us')).toBe(false);
    },
  );

  it('is of what the scope holds and of nothing else', () => {
    fc.assert(
      fc.property(fc.array(anyText), anyText, (scope, permission) => {
        expect(isPermitted({ scope }, permission)).toBe(scope.includes(permission));
        expect(isPermitted({ scope: [...scope, permission] }, permission)).toBe(true);
      }),
    );
  });
});
