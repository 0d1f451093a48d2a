import {
  boxAt,
  boxesOf,
  fragmentsOf,
  pictureScale,
  pictureTracks,
  soundScale,
  soundTracks,
  timeOf,
} from '@parde/demo-art/sample';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createAddresses, dvrSeconds } from './addresses.ts';
import { createSigner } from './signature.ts';
import { streamRoutes } from './streams.ts';

const start = Date.UTC(2026, 10, 21, 8, 0, 0);

function createTestMedia() {
  let time = start;
  const now = () => time;
  const signer = createSigner(Buffer.from('a secret'), now);
  const app = new Hono().route('/', streamRoutes(signer, now));
  const fetchText = async (url: string) => {
    const response = await app.request(url);
    expect(response.status, url).toBe(200);
    return response;
  };
  return {
    addresses: createAddresses(signer, now),
    status: async (url: string) => (await app.request(url)).status,
    type: async (url: string) => (await fetchText(url)).headers.get('Content-Type'),
    text: async (url: string) => (await fetchText(url)).text(),
    bytes: async (url: string) => Buffer.from(await (await fetchText(url)).arrayBuffer()),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

const beside = (master: string, file: string) => master.replace('master.m3u8', file);
/** A playlist's addresses, in order. */
const namedIn = (playlist: string) => playlist.split('\n').filter((line) => /^[^#]/.test(line));
const tagOf = (playlist: string, tag: string) =>
  new RegExp(`^#${tag}:(.*)$`, 'm').exec(playlist)?.[1];
const film = {
  type: 'movie',
  id: '1024',
  seconds: 6720,
  audio: 'fa',
  described: false,
  subtitleLanguages: ['fa', 'en'] as const,
};

describe('the sample', () => {
  const { addresses, bytes } = createTestMedia();
  const { master } = addresses.vod(film);

  it.each([...pictureTracks, ...soundTracks])(
    'of $name matches its declared codec',
    async (track) => {
      const init = await bytes(beside(master, `${track.name}/init.mp4`));
      expect(boxesOf(init).map(({ type }) => type)).toEqual(['ftyp', 'moov']);
      const avc = init.indexOf('avcC');
      const vp9 = init.indexOf('vpcC');
      if (avc > 0) {
        expect(track.codec).toBe(`avc1.${init.subarray(avc + 5, avc + 8).toString('hex')}`);
      }
      if (vp9 > 0) {
        const level = init.readUInt8(vp9 + 9);
        expect(track.codec).toBe(`vp09.00.${level}.08`);
      }
      const box = boxAt(init, 'moov/trak/tkhd');
      if (!('width' in track && box)) return;
      expect(init.readUInt32BE(box.end - 8) / 65_536).toBe(track.width);
      expect(init.readUInt32BE(box.end - 4) / 65_536).toBe(track.height);
    },
  );
});

describe('a film', () => {
  const { addresses, text, bytes, status, type } = createTestMedia();
  const { master, sources, subtitles, thumbnailsUrl } = addresses.vod(film);

  it('has every quality in both codecs in one playlist, and in one playlist per codec', async () => {
    const both = await text(master);
    expect(await type(master)).toBe('application/vnd.apple.mpegurl');
    expect(namedIn(both)).toEqual(pictureTracks.map(({ name }) => `${name}.m3u8`));
    for (const { name, codec, width, height } of pictureTracks) {
      const line = both.split('\n').find((_, index, all) => all[index + 1] === `${name}.m3u8`);
      expect(line).toContain(`CODECS="${codec},`);
      expect(line).toContain(`RESOLUTION=${width}x${height},`);
      expect(Number(/BANDWIDTH=(\d+)/.exec(line ?? '')?.[1])).toBeGreaterThan(40_000);
    }
    expect(sources.map(({ codecs }) => codecs)).toEqual([
      'avc1.42c01e,mp4a.40.2',
      'vp09.00.30.08,opus',
    ]);
    for (const { url, codecs } of sources) {
      const one = await text(url);
      expect(one).toContain(`CODECS="${codecs}"`);
      expect(namedIn(one)).toHaveLength(3);
      expect(one.match(/TYPE=AUDIO/g)).toHaveLength(1);
    }
  });

  it('has the length of its title', async () => {
    for (const { name } of [...pictureTracks, ...soundTracks]) {
      const playlist = await text(beside(master, `${name}.m3u8`));
      const lengths = [...playlist.matchAll(/#EXTINF:([\d.]+),/g)].map(([, length]) =>
        Number(length),
      );
      expect(lengths.reduce((sum, length) => sum + length, 0)).toBeCloseTo(film.seconds, 5);
      expect(Math.max(...lengths)).toBeLessThanOrEqual(
        Number(tagOf(playlist, 'EXT-X-TARGETDURATION')),
      );
      expect(playlist).toMatch(/#EXT-X-ENDLIST\n$/);
    }
  });

  it('continues without gaps when the sample repeats', async () => {
    for (const [name, scale] of [
      ['h264-480', pictureScale],
      ['aac', soundScale],
      ['vp9-240', pictureScale],
      ['opus', soundScale],
    ] as const) {
      const playlist = await text(beside(master, `${name}.m3u8`));
      const names = namedIn(playlist);
      const asked = [...names.slice(0, 5), ...names.slice(-2)];
      const starts: number[] = [];
      const sequences: number[] = [];
      for (const segment of asked) {
        const { fragments } = fragmentsOf(await bytes(beside(master, segment)));
        expect(fragments.length, segment).toBeGreaterThan(0);
        starts.push(...fragments.map((fragment) => timeOf(fragment) / scale));
        sequences.push(
          ...fragments.map((fragment) =>
            fragment.readUInt32BE((boxAt(fragment, 'moof/mfhd')?.start ?? 0) + 12),
          ),
        );
      }
      const begun = starts.slice(0, 20);
      expect(begun).toEqual(begun.map((_, index) => expect.closeTo(index * 1.6, 6)));
      expect(starts.at(-1)).toBeCloseTo(film.seconds - 1.6, 6);
      expect(sequences.slice(0, 20)).toEqual(begun.map((_, index) => index + 1));
      const far = beside(master, `${name}/${names.length}.m4s`);
      expect(await status(far)).toBe(404);
    }
  });

  it('ends with a shorter segment if its length is not a multiple of a segment', async () => {
    const short = addresses.vod({ ...film, seconds: 10 });
    const playlist = await text(beside(short.master, 'aac.m3u8'));
    expect(playlist.match(/#EXTINF:.*/g)).toEqual(['#EXTINF:6.400,', '#EXTINF:4.800,']);
    const last = fragmentsOf(await bytes(beside(short.master, 'aac/1.m4s')));
    expect(last.fragments).toHaveLength(3);
  });

  it('has timed subtitles in Persian and in English', async () => {
    expect(subtitles.map(({ language }) => language)).toEqual(['fa', 'en']);
    for (const { url, language } of subtitles) {
      const file = await text(url);
      expect(file).toMatch(/^WEBVTT\nX-TIMESTAMP-MAP=.*\n\n00:00:00\.800 --> 00:00:05\.600\n/);
      expect(file).toContain(language === 'fa' ? 'کاروان‌سرا' : 'caravanserai');
      expect(cuesOf(file).at(-1)?.end).toBeLessThanOrEqual(film.seconds);
      const playlist = await text(beside(master, `${language}.m3u8`));
      expect(namedIn(playlist)).toEqual([`${language}.vtt`]);
    }
  });

  it('lists its languages in the master playlist, and has no others', async () => {
    const chinese = addresses.vod({ ...film, audio: 'zh', subtitleLanguages: ['fa'] });
    const languages = languagesIn(await text(chinese.master));
    expect(languages).toEqual([
      ['AUDIO', 'zh', 'YES'],
      ['AUDIO', 'zh', 'YES'],
      ['SUBTITLES', 'fa', 'YES'],
    ]);
    expect(chinese.subtitles.map(({ language }) => language)).toEqual(['fa']);
    expect(await status(beside(chinese.master, 'en.vtt'))).toBe(404);
    expect(await status(beside(chinese.master, 'en.m3u8'))).toBe(404);
    const silent = await text(addresses.vod({ ...film, subtitleLanguages: [] }).master);
    expect(silent).not.toContain('SUBTITLES');
  });

  it('has a thumbnail for each moment', async () => {
    const file = await text(thumbnailsUrl);
    const cues = cuesOf(file);
    expect(cues[0]).toMatchObject({ start: 0, text: 'thumbnails.jpg#xywh=0,0,160,90' });
    expect(cues.at(-1)?.end).toBe(film.seconds);
    const sprite = await bytes(beside(master, 'thumbnails.jpg'));
    expect(sprite.subarray(0, 2).toString('hex')).toBe('ffd8');
  });

  it('answers no other paths', async () => {
    for (const file of ['x.m3u8', 'aac/0.mp4', 'aac/-1.m4s', '../secret', 'fa.srt', 'aac']) {
      expect(await status(beside(master, file)), file).not.toBe(200);
    }
  });
});

describe('a channel', () => {
  it('has a window that moves with the clock and can be seeked back', async () => {
    const { addresses, text, bytes, status, pass } = createTestMedia();
    const { master } = addresses.live('nasim');
    expect(namedIn(await text(master))).toHaveLength(6);
    const read = async () => {
      const playlist = await text(beside(master, 'vp9-240.m3u8'));
      const names = namedIn(playlist);
      return {
        names,
        sequence: Number(tagOf(playlist, 'EXT-X-MEDIA-SEQUENCE')),
        first: Date.parse(tagOf(playlist, 'EXT-X-PROGRAM-DATE-TIME') ?? ''),
        ended: playlist.includes('ENDLIST'),
      };
    };
    const before = await read();
    expect(before.ended).toBe(false);
    expect(before.names.length * 6.4).toBeGreaterThanOrEqual(dvrSeconds);
    const lastEnds = before.first + before.names.length * 6400;
    expect(start - lastEnds).toBeGreaterThanOrEqual(0);
    expect(start - lastEnds).toBeLessThan(6400);

    const oldest = before.names[0] ?? '';
    const next = beside(master, `vp9-240/${before.sequence + before.names.length}.m4s`);
    expect(await status(next)).toBe(404);
    pass(6400);
    const after = await read();
    expect(after.sequence).toBe(before.sequence + 1);
    expect(after.first).toBe(before.first + 6400);
    expect(after.names.slice(0, -1)).toEqual(before.names.slice(1));
    expect(await status(next)).toBe(200);
    expect(await status(beside(master, oldest))).toBe(200);
    pass(120_000);
    expect(await status(beside(master, oldest))).toBe(404);

    const names = (await read()).names.slice(-3);
    const times: number[] = [];
    for (const name of names) {
      const { fragments } = fragmentsOf(await bytes(beside(master, name)));
      times.push(...fragments.map((fragment) => timeOf(fragment)));
    }
    const steps = times.slice(1).map((time, index) => time - (times[index] ?? 0));
    expect(new Set(steps)).toEqual(new Set([1.6 * pictureScale]));
  });
});

describe('a signed address', () => {
  it('is valid for one film or channel, and for a limited time', async () => {
    const { addresses, status, pass } = createTestMedia();
    const { master, expiresAt } = addresses.vod(film);
    const live = addresses.live('nasim').master;
    expect([await status(master), await status(live)]).toEqual([200, 200]);
    for (const wrong of [
      master.replace('1024', '1025'),
      master.replace('/6720/', '/6721/'),
      master.replace('/fa.fa.en/', '/fa.en/'),
      master.replace(/stream\/(\d+)/, (_, expires) => `stream/${Number(expires) + 1}`),
      master.replace(/-.{5}/, '-AAAAA'),
      live.replace('nasim', 'other'),
      live.replace('/live/nasim', '/vod/movie/1024/6720/fa.fa.en'),
      master.replace(/stream\/[^/]+/, 'stream/x'),
    ]) {
      expect(await status(wrong), wrong).toBe(403);
    }
    pass(expiresAt - start - 1000);
    expect(await status(master)).toBe(200);
    pass(1000);
    expect([await status(master), await status(live)]).toEqual([403, 403]);
  });
});

/** Returns the kind, the language and the default flag of each track in a master playlist. */
function languagesIn(playlist: string) {
  const media = /^#EXT-X-MEDIA:TYPE=(\w+),.*LANGUAGE="(\w+)",DEFAULT=(\w+)/gm;
  return [...playlist.matchAll(media)].map((found) => found.slice(1));
}

function cuesOf(file: string) {
  const seconds = (stamp = '') =>
    stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
  return [...file.matchAll(/^(\S+) --> (\S+)\n(.*)$/gm)].map(([, from, to, text]) => ({
    start: seconds(from),
    end: seconds(to),
    text,
  }));
}
