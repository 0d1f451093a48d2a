import { expect, it } from 'vitest';
import { redirectToCanonical } from './canonical-address.ts';

function redirectFrom(path: string, address: string): string | undefined {
  try {
    redirectToCanonical({ path }, new URL(address, 'https://parde.test'));
    return undefined;
  } catch (thrown) {
    if (!(thrown instanceof Response)) throw thrown;
    expect(thrown.status).toBe(301);
    return thrown.headers.get('location') ?? '';
  }
}

it.each([
  ['/', '/?ref=abc'],
  ['/cinema', '/cinema'],
  ['*', '/No/such/page'],
  ['/movie/:id?', '/movie'],
  ['/movie/:id?', '/movie/aB-1'],
  ['/search/:search?', '/search/%D8%B4%D8%A8?page=2'],
  ['/USSDlink/:fileid?/:userid', '/USSDlink/17'],
  ['/USSDlink/:fileid?/:userid?/:package', '/USSDlink/9/17/3'],
])('%s has the canonical address %s', (path, address) => {
  expect(redirectFrom(path, address)).toBeUndefined();
});

it.each([
  ['/cinema', '/CINEMA?sort=new', '/cinema?sort=new'],
  ['/cinema', '/cinema/', '/cinema'],
  ['/cinema', '/%63inema', '/cinema'],
  ['/movie/show/:id?', '/Movie/Show/aB//', '/movie/show/aB'],
  ['/USSDlink/:fileid?/:userid', '/ussdlink/17', '/USSDlink/17'],
  ['/search/:search?', '/Search/%D8%B4%D8%A8', '/search/%D8%B4%D8%A8'],
])('%s redirects from %s', (path, address, to) => {
  expect(redirectFrom(path, address)).toBe(to);
});

it('never redirects to another site', () => {
  expect(redirectFrom('/', 'https://parde.test//')).toBe('/');
});
