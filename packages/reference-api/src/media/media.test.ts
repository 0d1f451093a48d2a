import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { factsOfSeed } from '../catalogue/picture-facts.ts';
import { createGallery } from '../pictures/gallery.ts';
import { films } from '../seed/films/index.ts';
import { people } from '../seed/people.ts';
import { createTestApi, read } from '../test-api.ts';

async function poster(api: ReturnType<typeof createTestApi>, id = '1024') {
  const { data } = await read<Answer<'getMovie'>>(api.call('GET', `/get/movie/${id}`));
  if (!data.poster) throw new Error(`${id} has no poster.`);
  return data.poster;
}

describe('a picture', () => {
  it('is an SVG that can do nothing but be seen, and may be kept for good', async () => {
    const api = createTestApi();
    const { url } = await poster(api);
    const response = await api.send('GET', url);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    });
    expect(await response.text()).toMatch(/^<svg .*<\/svg>$/s);
  });

  it('is not sent again to who has it', async () => {
    const api = createTestApi();
    const { url } = await poster(api);
    const etag = (await api.send('GET', url)).headers.get('ETag') ?? '';
    for (const known of [etag, `"other", W/${etag}`, '*']) {
      const response = await api.send('GET', url, { headers: { 'If-None-Match': known } });
      expect([response.status, await response.text()]).toEqual([304, '']);
    }
    const changed = await api.send('GET', url, { headers: { 'If-None-Match': '"other"' } });
    expect(changed.status).toBe(200);
  });

  it('is packed as the reader likes, each packing with its own tag', async () => {
    const api = createTestApi();
    const { url } = await poster(api);
    const plain = await api.send('GET', url);
    const text = await plain.text();
    const packed = async (accepted: string) => {
      const response = await api.send('GET', url, { headers: { 'Accept-Encoding': accepted } });
      return { response, bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const br = await packed('gzip, deflate, br');
    expect(br.response.headers.get('Content-Encoding')).toBe('br');
    expect(brotliDecompressSync(br.bytes).toString()).toBe(text);
    const gzip = await packed('br;q=0, gzip;q=0.8');
    expect(gunzipSync(gzip.bytes).toString()).toBe(text);
    const tags = [plain, br.response, gzip.response].map(({ headers }) => headers.get('ETag'));
    expect(new Set(tags).size).toBe(3);
    expect(plain.headers.get('Vary')).toBe('Accept-Encoding');
  });

  it('is checked again where its address has no version, or an old one', async () => {
    const api = createTestApi();
    for (const query of ['', '?v=old']) {
      const response = await api.send('GET', `/media/poster/movie/1024${query}`);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('is a 404 where there is none', async () => {
    const api = createTestApi();
    for (const path of [
      '',
      'poster/movie/9',
      'poster/1024',
      '../package.json',
      'portrait/person/niknam',
    ]) {
      expect((await api.send('GET', `/media/${path}`)).status).toBe(404);
    }
  });

  it('has an absolute address where an origin is given', async () => {
    const { url } = await poster(createTestApi({ mediaOrigin: 'https://cdn.example' }));
    expect(url).toMatch(/^https:\/\/cdn\.example\/media\/poster\/movie\/1024\?v=/);
  });

  it('is the same on every server, and told from its neighbours', async () => {
    expect(await poster(createTestApi())).toEqual(await poster(createTestApi()));
    const api = createTestApi();
    const urls = await Promise.all(films.slice(0, 20).map(({ id }) => poster(api, id)));
    expect(new Set(urls.map(({ url }) => url.split('=')[1])).size).toBe(20);
  });
});

it('draws every picture of the seed small, whole and without words', () => {
  const gallery = createGallery(factsOfSeed);
  const paths = [
    ...films.flatMap(({ id }) => [`poster/movie/${id}`, `backdrop/movie/${id}`]),
    ...Object.keys(people).map((key) => `portrait/person/p-${key}`),
  ];
  for (const path of paths) {
    const svg = gallery.find(path)?.svg ?? '';
    expect(svg.length, path).toBeGreaterThan(800);
    expect(svg.length, path).toBeLessThan(12_000);
    expect(svg, path).not.toMatch(/NaN|undefined|Infinity|<text|<script|<filter|href/);
  }
});

it('gives a picture its true size and colour', () => {
  const gallery = createGallery(factsOfSeed);
  const { width, height, color } = gallery.title('backdrop', 'movie', '1024');
  expect(gallery.find('backdrop/movie/1024')?.svg).toContain(`viewBox="0 0 ${width} ${height}"`);
  expect(color).toMatch(/^#[0-9a-f]{6}$/);
});
