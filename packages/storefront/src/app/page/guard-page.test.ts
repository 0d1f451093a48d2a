import { describe, expect, it } from 'vitest';
import type { HostRules } from '../../brand/host-rules.ts';
import { routeRow } from '../../route-table.ts';
import { missingPages } from '../../server/pages/page-needs.ts';
import { type Guarded, guardPage, type Visit } from './guard-page.ts';

const rules: HostRules = {
  showsPayments: true,
  showsFullRateTip: true,
  assumesSubscribed: false,
};

type TestVisit = Partial<Visit['facts'] & Omit<Visit, 'facts'>>;

function outcome(row: Guarded, { address = '/', params = {}, ...facts }: TestVisit): string {
  try {
    guardPage(row, { facts: { signedIn: false, rules, ...facts }, address, params });
    return 'shown';
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.headers.get('location') ?? '';
    if (typeof thrown === 'object' && thrown !== null && 'init' in thrown) {
      return JSON.stringify(thrown);
    }
    throw thrown;
  }
}

describe('access to a page', () => {
  it('a guest is redirected from a protected page to the sign-in, and returns afterwards', () => {
    const address = '/profile/list/watched?page=2';
    expect(outcome(routeRow('profile-list'), { address })).toBe(
      '/login?redirect=%2Fprofile%2Flist%2Fwatched%3Fpage%3D2',
    );
    expect(outcome(routeRow('profile-list'), { address, signedIn: true })).toBe('shown');
  });

  it('a signed-in viewer is redirected home from a guest-only page', () => {
    expect(outcome(routeRow('login'), { address: '/login', signedIn: true })).toBe('/');
    expect(outcome(routeRow('login'), { address: '/login' })).toBe('shown');
  });

  it('a page that the host hides is not found, even for guests', () => {
    const hidden = { ...rules, showsPayments: false };
    for (const signedIn of [true, false]) {
      const visit = { signedIn, address: '/payments' };
      expect(outcome(routeRow('payments'), { ...visit, rules: hidden })).toContain('"status":404');
      expect(outcome(routeRow('payments'), visit)).not.toContain('404');
      expect(outcome(routeRow('profile'), { ...visit, rules: hidden })).not.toContain('404');
    }
  });

  it('a page whose operations are missing is not found, without a sign-in', () => {
    const missing = missingPages({ operations: ['getMovie', 'listTitles'], derived: [] });
    for (const signedIn of [true, false]) {
      expect(outcome(routeRow('payments'), { signedIn, missing })).toContain('"status":404');
      expect(outcome(routeRow('movie-show'), { missing, params: { id: '1' } })).toContain('404');
      expect(outcome(routeRow('movie'), { missing, params: { id: '1' } })).toBe('shown');
      expect(outcome(routeRow('cinema'), { signedIn, missing })).toBe('shown');
    }
  });

  it('a device in kids mode keeps access to kids mode even if the server cannot support it', () => {
    const missing = missingPages({ operations: ['getMovie', 'listTitles'], derived: [] });
    expect(outcome(routeRow('kids'), { missing })).toContain('404');
    expect(outcome(routeRow('kids'), { missing, kids: 7 })).toBe('shown');
    expect(outcome(routeRow('kids-leave'), { missing, kids: 7 })).toBe('shown');
    expect(outcome(routeRow('kids-search'), { missing, kids: 7 })).toContain('404');
  });

  it('an unknown guard is a server error', () => {
    const row = { ...routeRow('home'), guard: 'vip' };
    expect(outcome(row, {})).toContain('"status":500');
    expect(outcome(row, {})).toContain('Unknown middleware');
  });
});

describe('the parameters of the address', () => {
  it.each(['1001', 'khabar', 'a-b_C9'])('%j is an id', (id) => {
    expect(outcome(routeRow('movie'), { params: { id } })).toBe('shown');
  });

  it.each(['a b', 'é', '<b>', 'a/b', '..', 'x'.repeat(65), ''])('%j is not an id: 404', (id) => {
    expect(outcome(routeRow('movie'), { params: { id } })).toContain('"status":404');
  });

  it('any search term is accepted', () => {
    expect(outcome(routeRow('search'), { params: { search: 'خانهٔ رو به باد؟' } })).toBe('shown');
  });

  it.each([
    ['cast', '/casts/iranian-actors'],
    ['category', '/genres'],
    ['channel', '/magazines-channels'],
    ['plan', '/profile/plans'],
  ])('/%s without parameters redirects to %s', (id, to) => {
    expect(outcome(routeRow(id), {})).toBe(to);
  });

  it.each(['movie', 'movie-show', 'movie-download', 'series', 'episode', 'video', 'ekran'])(
    '%s without an id is not found',
    (id) => {
      expect(outcome(routeRow(id), { params: { id: undefined } })).toContain('"status":404');
    },
  );

  it.each(['live-show', 'lists', 'search', 'profile-list'])(
    '%s without a parameter shows a page',
    (id) => {
      expect(outcome(routeRow(id), { signedIn: true })).toBe('shown');
    },
  );
});
