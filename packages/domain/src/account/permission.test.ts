import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { isActionAllowed, isPermitted, permissions, type ScopedUser } from './permission.ts';

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
  ])('with the scope %j is given: %j', (permission, permitted) => {
    expect(isPermitted(user, permission)).toBe(permitted);
  });

  it('is missing for a guest, and for a user without a scope', () => {
    expect(isPermitted(null, 'user')).toBe(false);
    expect(isPermitted(undefined, 'user')).toBe(false);
    expect(isPermitted({ scope: [] }, 'user')).toBe(false);
  });

  it.each([['user'], ['user,admin'], [null], [undefined], [7], [{ 0: 'user', length: 1 }]])(
    'is missing if the scope is %j, which is not a list',
    (scope) => {
      const damaged: ScopedUser = JSON.parse(JSON.stringify({ scope }));
      expect(isPermitted(damaged, 'user')).toBe(false);
      expect(isPermitted(damaged, 'us')).toBe(false);
    },
  );

  it('matches the entries of the scope exactly', () => {
    fc.assert(
      fc.property(fc.array(anyText), anyText, (scope, permission) => {
        expect(isPermitted({ scope }, permission)).toBe(scope.includes(permission));
        expect(isPermitted({ scope: [...scope, permission] }, permission)).toBe(true);
      }),
    );
  });
});

describe('the actions that a scope allows', () => {
  it.each([
    [['watch', 'comment'], true, true],
    [['watch'], true, false],
    [['comment'], false, true],
    [['watch', 'moderate'], true, false],
  ])('for the scope %j: watching %j, commenting %j', (scope, watch, comment) => {
    expect(isActionAllowed({ scope }, 'watch')).toBe(watch);
    expect(isActionAllowed({ scope }, 'comment')).toBe(comment);
  });

  it.each([
    [undefined],
    [null],
    [[]],
    ['watch'],
    [7],
    [['moderate']],
    [['user', 'comments:write']],
  ])('a scope of %j has no known permission and removes no action', (scope) => {
    const user: Partial<ScopedUser> = JSON.parse(JSON.stringify({ scope }));
    for (const permission of permissions) expect(isActionAllowed(user, permission)).toBe(true);
  });

  it('a guest is allowed every action, because signing in comes first', () => {
    for (const permission of permissions) expect(isActionAllowed(undefined, permission)).toBe(true);
  });
});
