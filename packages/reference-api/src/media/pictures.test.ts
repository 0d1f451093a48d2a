import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from '@parde/api-client';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGallery, type FactsOf } from '../pictures/gallery.ts';
import { createTestApi, read } from '../test-support/test-api.ts';
import { pictureRoutes } from './pictures.ts';

const factsOf: FactsOf = (type, id) => {
  if (type === 'person' && id === 'p-niknam') return { sitter: 'scarfed' };
  if (type !== 'movie' || id !== '1024') return undefined;
  return { artwork: ['arch', 'dusk'], name: 'شب‌های بی‌ستارهٔ یزد', nameEn: 'Starless Nights' };
};
const gallery = createGallery(factsOf);
const { url } = gallery.title('poster', 'movie', '1024');
const webp = 'image/webp,image/*;q=0.8';
const chromium = `image/avif,${webp}`;

function served(folder?: string) {
  const app = pictureRoutes(gallery, folder);
  return (path: string, headers: Record<string, string> = {}) => app.request(path, { headers });
}

async function bytesOf(response: Response): Promise<Buffer> {
  return Buffer.from(await response.arrayBuffer());
}

describe('a picture', () => {
  const get = served();

  it('is sent as AVIF or WebP if accepted, or else as SVG with outlined text', async () => {
    const avif = await get(url, { Accept: chromium });
    expect(avif.headers.get('Content-Type')).toBe('image/avif');
    expect((await sharp(await bytesOf(avif)).metadata()).compression).toBe('av1');
    const other = await get(url, { Accept: `image/avif;q=0, ${webp}` });
    expect(other.headers.get('Content-Type')).toBe('image/webp');
    expect((await sharp(await bytesOf(other)).metadata()).format).toBe('webp');
    const svg = await get(url, { Accept: '*/*' });
    expect(svg.headers.get('Content-Type')).toBe('image/svg+xml; charset=utf-8');
    expect(await svg.text()).toMatch(/^<svg (?!.*<text).*<\/svg>\s*$/s);
  });

  it('allows no scripts or other content, and may be cached permanently', async () => {
    for (const accept of [chromium, webp, '*/*']) {
      const { status, headers } = await get(url, { Accept: accept });
      expect(status).toBe(200);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept, Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
    }
    const svg = await get(url);
    expect(svg.headers.get('Content-Security-Policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'",
    );
  });

  it('has the requested width if its answer lists that width', async () => {
    const { width, height, widths = [] } = gallery.title('poster', 'movie', '1024');
    expect(widths).toContain(320);
    for (const wide of widths.slice(0, 3)) {
      const picture = sharp(await bytesOf(await get(`${url}&w=${wide}`, { Accept: webp })));
      expect(await picture.metadata()).toMatchObject({ width: wide, height: wide * 1.5 });
    }
    const whole = sharp(await bytesOf(await get(url, { Accept: webp })));
    expect(await whole.metadata()).toMatchObject({ width, height });
    for (const odd of ['321', '0', '-160', '160.0', '1e2', '', '99999']) {
      expect((await get(`${url}&w=${odd}`, { Accept: webp })).status, odd).toBe(404);
    }
  });

  it('is answered with 304 for a known tag, which differs for each format', async () => {
    const forms = [
      { path: url, headers: { Accept: webp } },
      { path: url, headers: { Accept: chromium } },
      { path: `${url}&w=320`, headers: { Accept: webp } },
      { path: url, headers: {} },
      { path: url, headers: { 'Accept-Encoding': 'gzip, br' } },
      { path: url, headers: { 'Accept-Encoding': 'br;q=0, gzip;q=0.8' } },
    ];
    const tags = new Set<string>();
    for (const { path, headers } of forms) {
      const etag = (await get(path, headers)).headers.get('ETag') ?? '';
      tags.add(etag);
      for (const known of [etag, `"other", W/${etag}`, '*']) {
        const response = await get(path, { ...headers, 'If-None-Match': known });
        expect([response.status, await response.text()]).toEqual([304, '']);
      }
      const changed = await get(path, { ...headers, 'If-None-Match': '"other"' });
      expect(changed.status).toBe(200);
    }
    expect(tags.size).toBe(forms.length);
  });

  it('is compressed as the client accepts if it is SVG', async () => {
    const text = await (await get(url)).text();
    const br = await get(url, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect(brotliDecompressSync(await bytesOf(br)).toString()).toBe(text);
    const gzip = await get(url, { 'Accept-Encoding': 'br;q=0, gzip;q=0.8' });
    expect(gunzipSync(await bytesOf(gzip)).toString()).toBe(text);
  });

  it('is revalidated if its address has no version or an old one', async () => {
    for (const query of ['', '?v=old']) {
      const response = await get(`/media/poster/movie/1024${query}`);
      expect(response.headers.get('Cache-Control')).toBe('no-cache');
    }
  });

  it('is a 404 if unknown', async () => {
    for (const path of [
      'poster/movie/9',
      'poster/1024',
      'portrait/movie/1024',
      'poster/person/p-niknam',
      'backdrop/movie/1024/2',
      'nothing/movie/1024',
      'poster/__proto__/constructor',
    ]) {
      expect((await get(`/media/${path}`)).status, path).toBe(404);
    }
  });

  it('is available at the address from the API’s answer', async () => {
    const api = createTestApi();
    const { data } = await read<Answer<'getMovie'>>(api.call('GET', '/get/movie/1024'));
    const response = await api.send('GET', data.poster?.url ?? '', { headers: { Accept: webp } });
    expect(response.headers.get('Content-Type')).toBe('image/webp');
    const gone = await api.send('GET', '/media/poster/movie/none');
    expect(gone.status).toBe(404);
  });
});

describe('a folder of cached pictures', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'parde-pictures-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is shared by all processes', async () => {
    const drawn = await bytesOf(await served(folder)(`${url}&w=160`, { Accept: webp }));
    const files = (await readdir(folder, { recursive: true })).filter((name) => /\./.test(name));
    expect(files).toHaveLength(1);
    const again = await bytesOf(await served(folder)(`${url}&w=160`, { Accept: webp }));
    expect(again.equals(drawn)).toBe(true);
    await writeFile(join(folder, files[0] ?? ''), 'kept');
    const cached = await served(folder)(`${url}&w=160`, { Accept: webp });
    expect(await cached.text()).toBe('kept');
  });

  it('is optional: if it is not writable, the picture is still rendered', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    const response = await served(file)(`${url}&w=160`, { Accept: webp });
    expect(response.status).toBe(200);
  });
});
