import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Stage } from './stage/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await Stage.open();
});
afterAll(() => stage?.close());

/** A browser's Accept header for pictures. */
const accepts = {
  avif: 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8',
  webp: 'image/webp,image/png,*/*;q=0.5',
  old: 'image/png,image/svg+xml,image/*;q=0.8',
};

/** Returns the address of a film's poster, with its version. */
async function posterOf(film: string): Promise<string> {
  const { text } = await stage.send(`/movie/${film}`);
  const [path] = new RegExp(`/media/poster/movie/${film}\\?v=[\\w-]+`).exec(text) ?? [];
  if (path === undefined) throw new Error(`The page of ${film} shows no poster of it.`);
  return path;
}

describe('a picture', () => {
  test('has three formats, and each is fetched once', async () => {
    const poster = await posterOf('1001');
    const asked: readonly [accept: string | undefined, type: string, cache: string][] = [
      [accepts.avif, 'image/avif', 'MISS'],
      ['image/avif', 'image/avif', 'HIT'],
      [accepts.webp, 'image/webp', 'MISS'],
      ['image/*, IMAGE/WEBP ; q=0.9', 'image/webp', 'HIT'],
      ['image/avif;q=0, image/webp', 'image/webp', 'HIT'],
      [accepts.old, 'image/svg+xml', 'MISS'],
      ['*/*', 'image/svg+xml', 'HIT'],
      ['image/avifx, x-image/webp', 'image/svg+xml', 'HIT'],
      [undefined, 'image/svg+xml', 'HIT'],
    ];
    for (const [accept, type, cache] of asked) {
      const headers: Record<string, string> = accept === undefined ? {} : { accept };
      const answer = await stage.send(poster, { headers });
      expect(answer, accept).toMatchObject({ status: 200, cache });
      expect(answer.headers['content-type'], accept).toContain(type);
      expect(answer.headers.vary?.toLowerCase(), accept).toMatch(/\baccept\b(?!-)/);
      expect(answer.headers['cache-control'], accept).toContain('immutable');
    }
  });

  test('in a bitmap format is cached once for all encodings', async () => {
    const poster = await posterOf('1002');
    const seen = [];
    for (const encoding of ['gzip, deflate, br, zstd', 'gzip', '']) {
      const headers = { accept: accepts.avif, 'accept-encoding': encoding };
      const answer = await stage.send(poster, { headers });
      expect(answer.headers).not.toHaveProperty('content-encoding');
      seen.push(answer.cache);
    }
    expect(seen).toEqual(['MISS', 'HIT', 'HIT']);
  });

  test('has the requested width', async () => {
    const poster = await posterOf('1003');
    const headers = { accept: accepts.avif };
    const small = await stage.send(`${poster}&w=160`, { headers });
    const large = await stage.send(`${poster}&w=640`, { headers });
    expect(small).toMatchObject({ status: 200, cache: 'MISS' });
    expect(large).toMatchObject({ status: 200, cache: 'MISS' });
    expect(small.size).toBeLessThan(large.size / 2);
    expect(await stage.send(`${poster}&w=160`, { headers })).toMatchObject({
      cache: 'HIT',
      digest: small.digest,
    });
  });

  test('of a width that is not in the list is a 404, and is not cached', async () => {
    const poster = await posterOf('1004');
    for (const _time of [1, 2]) {
      expect(await stage.send(`${poster}&w=161`)).toMatchObject({
        status: 404,
        cache: 'MISS',
      });
    }
    // An invalid width is ignored.
    const plain = await stage.send(poster);
    for (const width of ['', '0160', '160.0', 'x', '16000', '-160', '160%20', '160%26w=320']) {
      expect(await stage.send(`${poster}&w=${width}`), width).toMatchObject({
        cache: 'HIT',
        digest: plain.digest,
      });
    }
  });

  test('of an old version is not cached', async () => {
    for (const _time of [1, 2]) {
      expect(await stage.send('/media/poster/movie/1101?v=gone&w=160')).toMatchObject({
        status: 200,
        cache: expect.not.stringMatching('HIT'),
      });
    }
  });
});

describe('a file to download', () => {
  let file: { url: string; size_bytes: number; file_name: string };
  beforeAll(async () => {
    const cookie = await stage.signIn('09120000001');
    const { text } = await stage.send('/api/v1/get/download_links/movie/1001', {
      headers: { cookie },
    });
    [file] = JSON.parse(text).data.links;
  });

  test('is sent in the requested parts, and bypasses the cache', async () => {
    const cachedCount = stage.nginx.cachedFiles();
    const fullAnswer = await stage.send(file.url, { method: 'HEAD' });
    expect(fullAnswer.status).toBe(200);
    expect(fullAnswer.headers['content-length']).toBe(String(file.size_bytes));
    expect(fullAnswer.headers['accept-ranges']).toBe('bytes');
    expect(fullAnswer.headers['content-disposition']).toContain(file.file_name);

    const etag = String(fullAnswer.headers.etag);
    const from = file.size_bytes - 1000;
    const part = await stage.send(file.url, {
      headers: { range: `bytes=${from}-`, 'if-range': etag },
    });
    expect(part).toMatchObject({ status: 206, cache: undefined, size: 1000 });
    expect(part.headers['content-range']).toBe(
      `bytes ${from}-${file.size_bytes - 1}/${file.size_bytes}`,
    );
    const beyond = await stage.send(file.url, {
      headers: { range: `bytes=${file.size_bytes}-` },
    });
    expect(beyond.status).toBe(416);
    expect(stage.nginx.cachedFiles()).toBe(cachedCount);
  });

  test('is refused if its address is changed', async () => {
    expect((await stage.send(file.url.replace('1001', '1002'))).status).toBe(403);
  });
});

test('a stream is passed through unchanged, and nothing of it is cached', async () => {
  const cookie = await stage.signIn('09120000001');
  const playback = await stage.send('/api/v1/get/play/movie/1001', { headers: { cookie } });
  const [source] = JSON.parse(playback.text).data.sources;
  const cachedCount = stage.nginx.cachedFiles();
  const playlist = await stage.send(source.url);
  expect(playlist).toMatchObject({ status: 200, cache: undefined });
  expect(playlist.text).toMatch(/^#EXTM3U/);
  const [track] = /^[^#\s]\S*\.m3u8$/m.exec(playlist.text) ?? [];
  const media = await stage.send(new URL(`${track}`, `http://parde.test${source.url}`).pathname);
  expect(media.status).toBe(200);
  expect(media.text).toContain('#EXT-X-ENDLIST');
  expect(stage.nginx.cachedFiles()).toBe(cachedCount);
});
