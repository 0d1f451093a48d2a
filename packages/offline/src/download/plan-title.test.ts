import { beforeEach, describe, expect, it } from 'vitest';
import type { OfflinePlayback, PlaybackSource } from '../playback.ts';
import { playbackOf, stubCodecs, stubDevice } from '../test-support/device.ts';
import type { OfflineChoice } from '../title.ts';
import { planStream } from './plan-stream.ts';
import { planTitle } from './plan-title.ts';

const media = '#EXTM3U\n#EXT-X-MAP:URI="init.mp4"\n#EXTINF:6,\n0.m4s\n#EXT-X-ENDLIST\n';

beforeEach(() => {
  stubDevice();
});

interface Wanted extends Partial<OfflinePlayback> {
  readonly sources: readonly PlaybackSource[];
  readonly choice?: Partial<OfflineChoice>;
  /** The text files of the server, by address. */
  readonly texts?: Record<string, string>;
}

function plan({ sources, choice, texts = {}, ...more }: Wanted) {
  const extras = { picture: null, thumbnails_url: null, subtitles: [] };
  return planTitle({
    playback: playbackOf([], { ...extras, sources, ...more }),
    choice: { height: null, sound: null, subtitles: ['fa', 'en'], ...choice },
    folder: 'folder',
    base: 'https://parde.test/watch',
    readText: async (url) => texts[url] ?? '',
    readLength: async () => null,
  });
}

const stream = (url: string, codecs: string | null = null): PlaybackSource => ({
  type: 'hls',
  url,
  codecs,
});

describe('a stream', () => {
  it('without a master playlist is one picture', async () => {
    const planned = await plan({
      sources: [stream('/film/video.m3u8')],
      texts: { 'https://parde.test/film/video.m3u8': media },
    });
    expect(planned?.playback.sources).toEqual([
      { type: 'hls', url: 'offline://folder/video.m3u8', quality: null, codecs: null },
    ]);
    expect(planned?.parts.map(({ file, url }) => [file, url])).toEqual([
      ['video-0', 'https://parde.test/film/init.mp4'],
      ['video-1', 'https://parde.test/film/0.m4s'],
    ]);
    expect(planned?.texts.map(({ file }) => file)).toEqual(['video.m3u8']);
  });

  it.each([
    ['of a live channel', media.replace('#EXT-X-ENDLIST\n', '')],
    ['with DRM', `#EXT-X-KEY:METHOD=SAMPLE-AES,URI="skd://a"\n${media}`],
  ])('%s cannot be saved', async (_, text) => {
    const texts = { 'https://parde.test/film/video.m3u8': text };
    expect(await plan({ sources: [stream('/film/video.m3u8')], texts })).toBeNull();
  });

  const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="fa",LANGUAGE="fa",DEFAULT=YES
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="a",NAME="en",LANGUAGE="en",URI="en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=800,RESOLUTION=640x360,CODECS="avc1",AUDIO="a"
360.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1600,RESOLUTION=1280x720,CODECS="avc1",AUDIO="a"
720.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1600,RESOLUTION=1280x720,CODECS="hvc1",AUDIO="a"
hevc.m3u8
`;
  const texts = Object.fromEntries([
    ['https://parde.test/film/master.m3u8', master],
    ...['360', '720', 'hevc', 'en'].map((name) => [`https://parde.test/film/${name}.m3u8`, media]),
  ]);
  const sources = [stream('/film/master.m3u8')];
  const streamsOf = async (choice: Partial<OfflineChoice>, more: Partial<OfflinePlayback> = {}) =>
    (await plan({ sources, texts, choice, ...more }))?.texts.map(({ file }) => file);

  it('with a key of the session that only a DRM system has cannot be saved', async () => {
    const key = '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://a"\n';
    const address = 'https://parde.test/film/master.m3u8';
    expect(await plan({ sources, texts: { ...texts, [address]: master + key } })).toBeNull();
  });

  it('is saved in the largest height that is wanted, allowed and playable, else in the smallest', async () => {
    stubCodecs((type) => !type.includes('hvc1'));
    expect(await streamsOf({})).toContain('video-720-avc1.m3u8');
    expect(await streamsOf({ height: 480 })).toContain('video-360-avc1.m3u8');
    expect(await streamsOf({ height: 240 })).toContain('video-360-avc1.m3u8');
    const offline = { files: [{ height: 360, size_bytes: 1 }] };
    expect(await streamsOf({}, { offline })).toContain('video-360-avc1.m3u8');
    stubCodecs((type) => !type.includes('avc1'));
    expect(await streamsOf({ height: 480 })).toContain('video-720-hvc1.m3u8');
    stubCodecs(() => false);
    expect(await streamsOf({})).toBeUndefined();
  });

  it('has its sound in the files of the picture, or in files of its own', async () => {
    expect(await streamsOf({})).toEqual(['video-720-hvc1.m3u8', 'master.m3u8']);
    const sound = { language: 'en', isDescription: false };
    const planned = await plan({ sources, texts, choice: { sound } });
    expect(planned?.texts.map(({ file }) => file)).toEqual([
      'video-720-hvc1.m3u8',
      'sound-en.m3u8',
      'master.m3u8',
    ]);
  });

  it('has the size that the server sends for the height and the codecs, else an estimate', async () => {
    const file = { height: 720, size_bytes: 500, sizes: [{ codecs: 'hvc1', size_bytes: 300 }] };
    const sizeOf = async (codecs: string | null, files = [file]) =>
      (await plan({ sources: [stream('/film/master.m3u8', codecs)], texts, offline: { files } }))
        ?.expectedBytes;
    expect(await sizeOf('hvc1')).toBe(300);
    expect(await sizeOf('avc1')).toBe(500);
    // 1600 bits a second for 6 seconds.
    expect(await sizeOf('avc1', [])).toBe(1200);
  });

  it('that this browser does not play gives way to a file', async () => {
    stubCodecs((type) => type === 'video/webm');
    const planned = await plan({
      sources: [
        stream('/film/master.m3u8', 'hvc1'),
        { type: 'mp4', url: '/film/720.mp4', quality: '720p' },
        { type: 'webm', url: '/film/480.webm', quality: '480p' },
      ],
    });
    expect(planned?.playback.sources[0]?.url).toBe('offline://folder/film.webm');
    expect(planned?.parts.map(({ url }) => url)).toEqual(['https://parde.test/film/480.webm']);
    stubCodecs(() => false);
    expect(await plan({ sources: [stream('/film/master.m3u8', 'hvc1')] })).toBeNull();
  });
});

it('subtitles of a download become WebVTT, and only the chosen languages are saved', async () => {
  const subtitles = ['fa', 'en', 'ar'].map((code) => ({
    language: { code },
    url: code === 'en' ? '/film/en.vtt' : `/film/${code}.SRT?token=1`,
  }));
  const planned = await plan({
    sources: [{ type: 'mp4', url: '/film.mp4' }],
    subtitles,
    texts: {
      'https://parde.test/film/fa.SRT?token=1':
        '\uFEFF1\n00:00:01,500 --> 00:00:02,000\nسلام، ۱,۲\n',
    },
  });
  expect(planned?.texts).toEqual([
    { file: 'subtitles-0', text: 'WEBVTT\n\n1\n00:00:01.500 --> 00:00:02.000\nسلام، ۱,۲\n' },
  ]);
  expect(planned?.playback.subtitles?.map(({ url }) => url)).toEqual([
    'offline://folder/subtitles-0',
    'offline://folder/subtitles-1',
  ]);
  expect(planned?.parts.map(({ file }) => file)).toEqual(['subtitles-1', 'film.mp4']);
});

/** Two sounds of one language and kind, one of which is the stream's default. */
const masterWith = (own: string) => `#EXTM3U
${['stereo', 'surround', 'described']
  .map((name) => {
    const kind =
      name === 'described' ? ',CHARACTERISTICS="public.accessibility.describes-video"' : '';
    const isOwn = name === own ? 'YES' : 'NO';
    return `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="${name}",LANGUAGE="fa",DEFAULT=${isOwn}${kind},URI="${name}.m3u8"`;
  })
  .join('\n')}
#EXT-X-STREAM-INF:BANDWIDTH=800000,RESOLUTION=854x480,AUDIO="aac"
480.m3u8
`;

const mediaAt = (address: string) => `#EXTM3U
#EXTINF:6,
${address.replace('.m3u8', '')}/0.m4s
#EXT-X-ENDLIST
`;

const planWith = (own: string, sound: OfflineChoice['sound'] = null) =>
  planStream({
    playback: playbackOf([
      { type: 'hls', url: 'https://media.example/master.m3u8', quality: null, codecs: null },
    ]),
    choice: { height: 480, sound, subtitles: [] },
    folder: 'folder',
    base: 'https://parde.test',
    readText: async (url) => (url.endsWith('master.m3u8') ? masterWith(own) : mediaAt(url)),
    readLength: async () => null,
  });

it('sounds of one language and kind have different names, or one would count as the other', async () => {
  const files = new Map<string, string>();
  for (const own of ['stereo', 'surround', 'described']) {
    const plan = await planWith(own);
    const part = plan?.parts.find(({ url }) => url.includes(own));
    if (part) files.set(part.file, own);
    const media = plan?.texts.find(({ text }) => part && text.includes(part.file))?.file ?? '';
    expect(media).not.toBe('');
    expect(plan?.texts.at(-1)?.text, 'it plays').toContain(`URI="${media}"`);
  }
  expect([...files.values()]).toEqual(['stereo', 'surround', 'described']);
});

it('the chosen language plays, even if another sound is the stream’s default', async () => {
  const plan = await planWith('described', { language: 'fa', isDescription: false });
  expect(plan?.parts.map(({ url }) => url)).toContain('https://media.example/stereo/0.m4s');
  expect(plan?.soundIndex).toBe(0);
});
