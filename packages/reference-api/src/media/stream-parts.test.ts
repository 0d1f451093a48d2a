import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAddresses } from './addresses.ts';
import { createSigner } from './signature.ts';
import { streamRoutes } from './streams.ts';
import { sourceSizesOf, streamVersion } from './title-size.ts';

const now = () => Date.UTC(2026, 10, 21, 8);
const signer = createSigner(Buffer.from('a secret'), now);
const app = new Hono().route('/', streamRoutes(signer, now));
/** The length is a multiple neither of the loop nor of a segment. */
const film = {
  type: 'movie',
  id: '1024',
  seconds: 41,
  audio: 'fa',
  described: false,
  subtitleLanguages: ['fa', 'en'] as const,
};
const { master, sources } = createAddresses(signer, now).vod(film);
const addressOf = (file: string) => master.replace('master.m3u8', file);
const get = (file: string, headers: Record<string, string> = {}, method = 'GET') =>
  app.request(addressOf(file), { headers, method });
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

describe('the files of a stream', () => {
  const files = ['h264-240/3.m4s', 'vp9-480/init.mp4', 'fa.vtt', 'thumbnails.jpg', 'h264.m3u8'];

  it.each(files)('support range requests: %s', async (file) => {
    const response = await get(file);
    const whole = await bytesOf(response);
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Content-Length')).toBe(String(whole.length));
    const part = await get(file, { Range: 'bytes=7-' });
    expect(part.status).toBe(206);
    expect(part.headers.get('Content-Range')).toBe(`bytes 7-${whole.length - 1}/${whole.length}`);
    expect((await bytesOf(part)).equals(whole.subarray(7))).toBe(true);
    const beyond = await get(file, { Range: `bytes=${whole.length}-` });
    expect([beyond.status, beyond.headers.get('Content-Range')]).toEqual([
      416,
      `bytes */${whole.length}`,
    ]);
  });

  it('are resumed only if unchanged, and not with the tag of another file', async () => {
    const first = await get('h264-240/3.m4s');
    const etag = first.headers.get('ETag') ?? '';
    expect(etag).toMatch(/^"[\w-]{16}"$/);
    const range = { Range: 'bytes=0-9' };
    expect((await get('h264-240/3.m4s', { ...range, 'If-Range': etag })).status).toBe(206);
    const other = await get('h264-240/2.m4s', { ...range, 'If-Range': etag });
    expect(other.status).toBe(200);
    expect((await get('h264-240/3.m4s', { 'If-None-Match': etag })).status).toBe(304);
  });

  it('allow range requests from pages of other origins', async () => {
    const { headers } = await get('h264-240/3.m4s', { Origin: 'https://parde.test' });
    expect(headers.get('Access-Control-Allow-Origin')).toBe('*');
    const exposed = headers.get('Access-Control-Expose-Headers')?.split(',');
    expect(exposed).toEqual(expect.arrayContaining(['Content-Range', 'ETag']));
    const asked = {
      Origin: 'https://parde.test',
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'if-range,range',
    };
    const leave = await get('h264-240/3.m4s', asked, 'OPTIONS');
    expect([leave.status, leave.headers.get('Access-Control-Allow-Headers')]).toEqual([
      204,
      'If-Range,Range',
    ]);
  });
});

describe('the size of a stream', () => {
  /** Returns the bytes of all files of a track that a device fetches. */
  const fetchTrack = async (track: string) => {
    const playlist = await (await get(`${track}.m3u8`)).text();
    const parts = playlist.split('\n').filter((line) => line.endsWith('.m4s'));
    const sizes = [`${track}/init.mp4`, ...parts].map(
      async (file) => (await bytesOf(await get(file))).length,
    );
    return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  };

  it('is the number of bytes fetched, for each source', async () => {
    const [low] = sourceSizesOf(film.seconds, '480p');
    expect(low).toEqual({
      height: 240,
      sourceSizes: [
        {
          codecs: sources[0]?.codecs,
          size_bytes: (await fetchTrack('h264-240')) + (await fetchTrack('aac')),
        },
        {
          codecs: sources[1]?.codecs,
          size_bytes: (await fetchTrack('vp9-240')) + (await fetchTrack('opus')),
        },
      ],
    });
  });

  it('is given once per height, the lowest first', () => {
    const heights = sourceSizesOf(6000, '2160p').map(({ height }) => height);
    expect(heights).toEqual([240, 360, 480]);
  });

  it('has a version that changes with the length and the languages', () => {
    const versions = [
      film,
      { ...film, id: '7' },
      { ...film, seconds: 42 },
      { ...film, audio: 'zh' },
      { ...film, subtitleLanguages: ['fa'] as const },
    ].map(streamVersion);
    expect(versions.map((version) => versions.indexOf(version))).toEqual([0, 0, 2, 3, 4]);
  });
});
