import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { workspace } from './stage/settings.ts';
import { Stage } from './stage/stage.ts';

/** Data of a viewer that may be in an address: of a search for a person, or of a link that was sent. */
const mobile = '09121234567';
const secretName = 'mahsa';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

/** Returns each address as nginx logs it, in the order of the requests. */
async function logged(paths: readonly string[]): Promise<(string | undefined)[]> {
  const ids: string[] = [];
  for (const path of paths) {
    const { headers } = await stage.send(path);
    ids.push(String(headers['x-request-id']));
  }
  const lines = () => new Map(stage.nginx.log().map((line) => [line.requestId, line.path]));
  await expect.poll(() => ids.filter((id) => !lines().has(id))).toEqual([]);
  const found = lines();
  return ids.map((id) => found.get(id));
}

/** Returns the first group of each match in a file of the workspace. */
const found = (file: string, pattern: RegExp) =>
  [...readFileSync(join(workspace, file), 'utf8').matchAll(pattern)].map(([, one = '']) => one);

describe('nginx logs', () => {
  test('an address completely if it contains nothing about a viewer', async () => {
    const plain = [
      ...['/', '/movie/1001', '/episode/show/1', '/app/series/show/77', '/lives/nasim'],
      ...['/casts/foreign-actors', '/genres', '/genres/drama', '/magazines-channels', '/login'],
      ...['/profile/faq', '/profile', '/kids', '/search', '/robots.txt', '/sitemap-pages.xml'],
      ...['/assets/index-B1x_9.js', '/media/poster/movie/1001', '/api/v1/login/send-code'],
      '/api/v1/getV2/get_top',
    ];
    expect(await logged(plain.map((path) => `${path}?${secretName}`))).toEqual(plain);
  });

  test.each([
    [`/search/${secretName}`, '/search/…'],
    [`/search/${secretName}?x`, '/search/…'],
    ['/search/%D9%85%D9%87%D8%B3%D8%A7', '/search/…'],
    [`/kids/search/${secretName}`, '/kids/…'],
    [`/kids/watch/movie/1001`, '/kids/…'],
    [`/ref/${secretName}`, '/ref/…'],
    [`/USSDlink/${mobile}`, '/USSDlink/…'],
    [`/USSDlink/${secretName}/${mobile}/7`, '/USSDlink/…'],
    [`/movie/${mobile}`, '/movie/…'],
    [`/movie/x${mobile}`, '/movie/…'],
    ['/movie/download/1001', '/movie/…'],
    [`/profile/list/${secretName}`, '/profile/…'],
    [`/lists/${'a1'.repeat(20)}`, '/lists/…'],
    [`/api/v1/get/purchase/${secretName}`, '/api/v1/get/purchase/…'],
    [`/api/v1/get/movie/1001`, '/api/v1/get/movie/…'],
    [`/api/v1/login/${mobile}`, '/api/v1/login/…'],
    [`/api/v1/../../search/${secretName}`, '/api/…'],
    [`/media/../search/${secretName}`, '/media/…'],
    [`/assets/../search/${secretName}`, '/assets/…'],
    [`/media/stream/${secretName}/1.m3u8`, '/media/stream/…'],
    [`/media/download/${secretName}`, '/media/download/…'],
    [`/media/x/${'a1'.repeat(20)}`, '/media/…'],
  ])('only the first part of %s', async (path, written) => {
    expect(await logged([path])).toEqual([written]);
  });

  test('nothing of an address whose spelling a server could read as a search', async () => {
    const odd = [
      ...[
        `//search/${secretName}`,
        `/search;${secretName}`,
        `/search;/${secretName}`,
        `/%73earch/${secretName}`,
      ],
      ...[
        `/search%2F${secretName}`,
        `/search%2f${secretName}/x`,
        `/search\\${secretName}`,
        `/./search/${secretName}`,
      ],
      ...[
        `/;/search/${secretName}`,
        `/${secretName}`,
        `/${mobile}`,
        `/${mobile}/x`,
        `/search%20${secretName}/x`,
      ],
      ...[`/%D9%85%D9%87/${secretName}`, `/search.${secretName}/x`, `/search.${secretName}%20x`],
    ];
    expect(await logged(odd)).toEqual(odd.map(() => '/…'));
  });

  test('only the first folder of an address, whatever follows', async () => {
    const paths = [
      `/search//${secretName}`,
      `/search/../${secretName}`,
      `/search/${secretName};x`,
      `/search/`,
    ];
    expect(await logged(paths)).toEqual(paths.map(() => '/search/…'));
  });

  test('no parameter of a page that could be a mobile number', async () => {
    const pages = found('packages/storefront/src/route-table.ts', /^ {2}row\('[^']+', '([^']+)'/gm);
    expect(pages.length).toBeGreaterThan(50);
    const asked = pages
      .filter((path) => path.includes(':'))
      .map((path) => path.replace(/:\w+\??/g, mobile));
    expect(asked).toContain(`/USSDlink/${mobile}/${mobile}`);
    for (const path of await logged(asked)) expect(path).toMatch(/^\/\w+\/…$/);
  });

  test('the names in the path of a call, and none of its parameters', async () => {
    const calls = found('openapi/openapi.yaml', /^ {2}(\/[^:]+):$/gm);
    expect(calls.length).toBeGreaterThan(50);
    const asked = calls.map((call) => `/api/v1${call.replace('{check_url}', '/{}')}`);
    const filled = asked.map((call) => call.replace(/\{\w*\}/g, secretName));
    const written = asked.map((call) => {
      const parts = call.split('/');
      return parts.length > 5 ? `${parts.slice(0, 5).join('/')}/…` : call;
    });
    expect(written.join()).not.toContain('{');
    expect(await logged(filled)).toEqual(written);
  });
});
