import {
  boxAt,
  boxesOf,
  fragmentsOf,
  pictureScale,
  soundScale,
  timeOf,
} from '@parde/demo-art/sample';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { downloadRoutes } from './downloads.ts';
import { attachment, fileName } from './file-name.ts';
import { createSigner } from './signature.ts';
import { sourceSizesOf } from './title-size.ts';

const start = Date.UTC(2026, 10, 21, 8, 0, 0);
let time = start;
const now = () => time;
const signer = createSigner(Buffer.from('a secret'), now);
const app = new Hono().route(
  '/',
  downloadRoutes(signer, (_, id, ending) =>
    id === '1024' ? fileName({ fa: 'شب‌های یزد', en: null }, null, ending) : undefined,
  ),
);
const addresses = createAddresses(signer, now);
const film = { type: 'movie', id: '1024', seconds: 60 };
const { url } = addresses.download(film, '480p');

const get = (headers: Record<string, string> = {}, address = url, method = 'GET') =>
  app.request(address, { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('a download', () => {
  it('is a complete file of the declared length and size', async () => {
    const response = await get();
    expect(response.status).toBe(200);
    const bytes = await bytesOf(response);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
    const types = boxesOf(bytes).map(({ type }) => type);
    expect(types.slice(0, 2)).toEqual(['ftyp', 'moov']);
    expect(types.at(-1)).toBe('free');
    // 60 seconds are 37.5 fragments of video, and as many of audio.
    expect(types.filter((type) => type === 'moof')).toHaveLength(38 * 2);
    const places = fragmentsOf(bytes).fragments.map((fragment) => [
      fragment.readUInt32BE((boxAt(fragment, 'moof/mfhd')?.start ?? 0) + 12),
      fragment.readUInt32BE((boxAt(fragment, 'moof/traf/tfhd')?.start ?? 0) + 12),
      timeOf(fragment),
    ]);
    // Video and audio alternate without gaps, also beyond the end of the sample.
    expect(places).toEqual(
      places.map((_, index) => {
        const [track, scale] = index % 2 ? [2, soundScale] : [1, pictureScale];
        return [index + 1, track, Math.round(Math.floor(index / 2) * 1.6 * scale)];
      }),
    );
    const length = boxAt(bytes, 'moov/mvex/mehd');
    expect(bytes.readUInt32BE((length?.start ?? 0) + 12)).toBe(60_800);
  });

  it('has the size of a stream with the same height, and in better qualities a usual multiple of it', async () => {
    const sizes: number[] = [];
    for (const quality of ['480p', '720p', '1080p', '2160p'] as const) {
      const { headers } = await get({}, addresses.download(film, quality).url, 'HEAD');
      sizes.push(Number(headers.get('Content-Length')));
    }
    const stream = sourceSizesOf(film.seconds, '480p').find(({ height }) => height === 480);
    const [size] = sizes;
    expect(size).toBe(stream?.sourceSizes[0]?.size_bytes);
    // An hour has 600 and 1,100 MB, 2.4 and 7 GB.
    const ratios = sizes.map((each) => ((each / (size ?? 0)) * 600).toFixed());
    expect(ratios).toEqual(['600', '1100', '2458', '7168']);
  });

  it('has a Persian file name with an ASCII fallback', async () => {
    const { headers } = await get({}, url, 'HEAD');
    expect(headers.get('Content-Disposition')).toBe(
      `attachment; filename="movie-1024-480p.mp4"; filename*=UTF-8''${encodeURIComponent('شب‌های.یزد.480p.mp4')}`,
    );
    const other = addresses.download({ ...film, id: '7' }, '480p').url;
    expect((await get({}, other, 'HEAD')).headers.get('Content-Disposition')).toContain(
      'filename="movie-7-480p.mp4"',
    );
  });

  it.each(['480p', '720p'] as const)('can be requested in ranges: %s', async (quality) => {
    const address = addresses.download(film, quality).url;
    const whole = await bytesOf(await get({}, address));
    const size = whole.length;
    for (const [range, first, last] of [
      ['bytes=0-0', 0, 0],
      ['bytes=0-99', 0, 99],
      ['bytes=1000-2500', 1000, 2500],
      ['bytes=200000-300000', 200_000, 300_000],
      [`bytes=${size - 1}-`, size - 1, size - 1],
      ['bytes=500000-', 500_000, size - 1],
      ['bytes=-777', size - 777, size - 1],
      [`bytes=-${size * 2}`, 0, size - 1],
      [`bytes=10-${size * 2}`, 10, size - 1],
    ] as const) {
      const response = await get({ Range: range }, address);
      expect(response.status, range).toBe(206);
      expect(response.headers.get('Content-Range'), range).toBe(`bytes ${first}-${last}/${size}`);
      expect(response.headers.get('Content-Length'), range).toBe(String(last - first + 1));
      const part = await bytesOf(response);
      expect(part.equals(whole.subarray(first, last + 1)), range).toBe(true);
    }
  });

  it('answers an unsatisfiable range with 416, and an invalid one with the complete file', async () => {
    const size = Number((await get({}, url, 'HEAD')).headers.get('Content-Length'));
    for (const range of [`bytes=${size}-`, 'bytes=-0', `bytes=${size + 5}-${size + 9}`]) {
      const response = await get({ Range: range });
      expect(response.status, range).toBe(416);
      expect(response.headers.get('Content-Range')).toBe(`bytes */${size}`);
    }
    for (const range of ['bytes=9-5', 'bytes=-', 'lines=1-2', 'bytes=0-1,5-6', 'nonsense']) {
      const response = await get({ Range: range });
      expect(response.status, range).toBe(200);
      await response.body?.cancel();
    }
  });

  it('is resumed only if the file is unchanged', async () => {
    const etag = (await get({}, url, 'HEAD')).headers.get('ETag') ?? '';
    const range = { Range: 'bytes=5-9' };
    expect((await get({ ...range, 'If-Range': etag })).status).toBe(206);
    for (const other of ['"another"', `W/${etag}`, 'Sat, 21 Nov 2026 08:00:00 GMT']) {
      const response = await get({ ...range, 'If-Range': other });
      expect(response.status, other).toBe(200);
      await response.body?.cancel();
    }
    expect((await get({ 'If-None-Match': etag })).status).toBe(304);
  });

  it('has a subtitle file', async () => {
    const response = await get({}, addresses.subtitleFile(film, 'fa').url);
    expect(response.headers.get('Content-Type')).toBe('text/vtt; charset=utf-8');
    const bytes = await bytesOf(response);
    expect(bytes.toString()).toMatch(/^WEBVTT/);
    expect(response.headers.get('Content-Length')).toBe(String(bytes.length));
  });

  it('needs an address that is signed for this file and valid for a day', async () => {
    for (const wrong of [
      url.replace('480p', '720p'),
      url.replace('/60/', '/6000/'),
      url.replace('movie/1024', 'movie/1'),
      url.replace(/-.{5}/, '-AAAAA'),
    ]) {
      expect((await get({}, wrong)).status, wrong).toBe(403);
    }
    time = start + 24 * 3_600_000;
    expect((await get()).status).toBe(403);
    time = start;
  });
});

it('makes file names that every file system accepts', () => {
  const name = (fa: string, en: string | null) => fileName({ fa, en }, 2025, '480p.mp4');
  expect(name('شب', 'Starless Nights: Yazd?')).toBe('Starless.Nights..Yazd.2025.480p.mp4');
  expect(name('../../«شب»/|\u0000', null)).toBe('«شب».2025.480p.mp4');
  expect(name('  ', null)).toBe('parde.2025.480p.mp4');
  expect(attachment("it's.mp4", 'x.mp4')).toBe(
    `attachment; filename="x.mp4"; filename*=UTF-8''it%27s.mp4`,
  );
});
