import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../test-support/any-text.ts';
import { decideRoute, loginPath, routeGuards } from './route-guard.ts';

const allow = { outcome: 'allow' };
const to = (path: string) => ({ outcome: 'redirect', to: path });

describe('the route guard', () => {
  it.each([
    ['open', false, '/', allow],
    ['open', true, '/plan/3', allow],
    ['guest-only', false, '/login', allow],
    ['guest-only', true, '/login', to('/')],
    ['guest-only', true, '/login?redirect=%2Fprofile', to('/')],
    ['guest-only', true, '/', allow],
    ['guest-only', true, '/?a=1', allow],
    ['protected', true, '/profile', allow],
    ['protected', true, '/login', allow],
    ['protected', false, '/profile', to('/login?redirect=%2Fprofile')],
    ['protected', false, '/profile/list?p=2', to('/login?redirect=%2Fprofile%2Flist%3Fp%3D2')],
    ['protected', false, '//evil.test', to('/login')],
    ['protected', false, '/login', allow],
    ['protected', false, '/login/?redirect=%2Fprofile', allow],
    ['protected', false, '/LOGIN#top', allow],
    ['protected', false, '/log/in', to('/login?redirect=%2Flog%2Fin')],
    ['protected', false, '/login/help', to('/login?redirect=%2Flogin%2Fhelp')],
  ])('decides for %s, signed in %j, at %s', (guard, signedIn, address, decision) => {
    expect(decideRoute(guard, signedIn, address)).toEqual(decision);
  });

  it.each(['', 'auth', 'Open', 'guest-only ', '__proto__', 'toString'])(
    'fails with a 500 for the unknown guard %j',
    (guard) => {
      const decision = { outcome: 'fail', status: 500, message: 'Unknown middleware' };
      expect(decideRoute(guard, false, '/')).toEqual(decision);
      expect(decideRoute(guard, true, '/')).toEqual(decision);
    },
  );

  it('never causes a redirect loop', () => {
    const known = fc.constantFrom('/', '/login', '/Login/', '//login//', '/profile', '/login?a#b');
    fc.assert(
      fc.property(
        fc.constantFrom(...routeGuards),
        fc.boolean(),
        fc.oneof(known, anyText),
        (guard, signedIn, address) => {
          const decision = decideRoute(guard, signedIn, address);
          if (decision.outcome !== 'redirect') return;
          expect(decideRoute(guard, signedIn, decision.to)).toEqual(allow);
        },
      ),
    );
  });
});

describe('the login page with a way back', () => {
  it.each([
    ['/payments', '/login?redirect=%2Fpayments'],
    ['/payments#last', '/login?redirect=%2Fpayments'],
    ['/search/%D9%BE', '/login?redirect=%2Fsearch%2F%25D9%25BE'],
    ['/', '/login'],
    ['/#top', '/login'],
    ['/login', '/login'],
    ['/login?redirect=%2Fprofile', '/login'],
    ['https://evil.test/', '/login'],
    ['/\\evil.test', '/login'],
    ['profile', '/login'],
    ['', '/login'],
    ['/a\n#b', '/login'],
    ['/a#b\nc', '/login?redirect=%2Fa'],
  ])('from %j is %s', (address, path) => {
    expect(loginPath(address)).toBe(path);
  });

  it('leads back to the viewer’s page on this site', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^\/[a-z0-9?=&#./-]{0,20}$/), (address) => {
        const url = new URL(loginPath(address), 'https://parde.test');
        expect(url.pathname).toBe('/login');
        const back = url.searchParams.get('redirect');
        if (back !== null) expect(address.startsWith(back)).toBe(true);
      }),
    );
  });
});
