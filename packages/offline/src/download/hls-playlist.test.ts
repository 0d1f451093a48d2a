import { describe, expect, it } from 'vitest';
import {
  hasEnd,
  isMaster,
  isProtected,
  localPlaylist,
  masterOfOne,
  readMaster,
} from './hls-playlist.ts';

const address = 'https://media.example/token/film/master.m3u8?signature=1';

const master = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="فارسی",LANGUAGE="fa",DEFAULT=YES,AUTOSELECT=YES,URI="aac.m3u8"
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="فارسی (AD)",LANGUAGE="fa",DEFAULT=NO,CHARACTERISTICS="public.accessibility.describes-video",URI="aac.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="English",LANGUAGE="en",URI="en.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=900000,AVERAGE-BANDWIDTH=700000,RESOLUTION=640x360,CODECS="avc1.64001e,mp4a.40.2",AUDIO="aac",SUBTITLES="subtitles"
small.m3u8
#EXT-X-STREAM-INF:BANDWIDTH=1800000,RESOLUTION=854x480,CODECS="avc1.64001f,mp4a.40.2",AUDIO="aac",SUBTITLES="subtitles"
/elsewhere/large.m3u8
#EXT-X-I-FRAME-STREAM-INF:BANDWIDTH=90000,URI="frames.m3u8"
`;

const media = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-TARGETDURATION:7
#EXT-X-PLAYLIST-TYPE:VOD
#EXT-X-KEY:METHOD=AES-128,URI="key?id=7",IV=0x01
#EXT-X-MAP:URI="small/init.mp4"
#EXTINF:6.400,
small/0.m4s
#EXT-X-DISCONTINUITY
#EXT-X-NEW-TAG:UNKNOWN="here"
#EXTINF:3.2,
https://other.example/1.m4s?a=b
#EXT-X-ENDLIST
`;

describe('a master playlist', () => {
  it('is read with its variants and sounds, and with complete addresses', () => {
    expect(isMaster(master)).toBe(true);
    const { variants, sounds } = readMaster(master, address);
    expect(variants).toMatchObject([
      {
        url: 'https://media.example/token/film/small.m3u8',
        height: 360,
        bitrate: 700_000,
        audioGroup: 'aac',
      },
      { url: 'https://media.example/elsewhere/large.m3u8', height: 480, bitrate: 1_800_000 },
    ]);
    expect(sounds).toMatchObject([
      { language: 'fa', isDefault: true, isDescription: false },
      { language: 'fa', isDefault: false, isDescription: true },
    ]);
  });

  it('is written with one variant and one sound, even if another has the same address', () => {
    const { variants, sounds } = readMaster(master, address);
    const variant = { line: variants[1]?.line ?? -1, name: 'video.m3u8' };
    const sound = { line: sounds[1]?.line ?? -1, name: 'sound.m3u8' };
    expect(masterOfOne(master, variant, sound)).toBe(`#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="aac",NAME="فارسی (AD)",LANGUAGE="fa",DEFAULT=NO,CHARACTERISTICS="public.accessibility.describes-video",URI="sound.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=1800000,RESOLUTION=854x480,CODECS="avc1.64001f,mp4a.40.2",AUDIO="aac"
video.m3u8
`);
    expect(masterOfOne(master, variant, null)).not.toContain('EXT-X-MEDIA');
  });
});

describe('a media playlist', () => {
  it('is written with a name for each file, and unknown tags stay', () => {
    const { text, files, seconds } = localPlaylist(
      media,
      'https://media.example/t/small.m3u8',
      'video',
    );
    expect(isMaster(media)).toBe(false);
    expect(seconds).toBeCloseTo(9.6);
    expect(files).toEqual([
      { name: 'video-0', url: 'https://media.example/t/key?id=7' },
      { name: 'video-1', url: 'https://media.example/t/small/init.mp4' },
      { name: 'video-2', url: 'https://media.example/t/small/0.m4s' },
      { name: 'video-3', url: 'https://other.example/1.m4s?a=b' },
    ]);
    expect(text).toBe(
      media
        .replace('key?id=7', 'video-0')
        .replace('small/init.mp4', 'video-1')
        .replace('small/0.m4s', 'video-2')
        .replace('https://other.example/1.m4s?a=b', 'video-3'),
    );
  });

  it('names a file once if it is read in parts', () => {
    const ranges = `#EXTM3U
#EXT-X-MAP:URI="film.mp4",BYTERANGE="800@0"
#EXTINF:6,
#EXT-X-BYTERANGE:1000@800
film.mp4
#EXTINF:6,
#EXT-X-BYTERANGE:1000@1800
film.mp4
#EXT-X-ENDLIST`;
    const { text, files } = localPlaylist(ranges, address, 'video');
    expect(files).toEqual([{ name: 'video-0', url: 'https://media.example/token/film/film.mp4' }]);
    expect(text).toContain('#EXT-X-MAP:URI="video-0",BYTERANGE="800@0"');
    expect(text).toContain('#EXT-X-BYTERANGE:1000@1800\nvideo-0\n');
  });

  it('belongs to a film if it has an end', () => {
    expect(hasEnd(media)).toBe(true);
    expect(hasEnd(media.replace('#EXT-X-ENDLIST', ''))).toBe(false);
  });
});

it.each([
  ['a key that is a file', '#EXT-X-KEY:METHOD=AES-128,URI="key"', false],
  ['no key', '#EXT-X-KEY:METHOD=NONE', false],
  [
    'a key of a system',
    '#EXT-X-KEY:METHOD=SAMPLE-AES-CTR,URI="data:,a",KEYFORMAT="urn:uuid:edef8ba9"',
    true,
  ],
  [
    'a key of another form',
    '#EXT-X-KEY:METHOD=AES-128,URI="skd://a",KEYFORMAT="com.apple.streamingkeydelivery"',
    true,
  ],
  ['a key of the session', '#EXT-X-SESSION-KEY:METHOD=SAMPLE-AES,URI="skd://a"', true],
])('detects whether %s needs more than the player', (_, line, expected) => {
  expect(isProtected(`#EXTM3U\n${line}\n`)).toBe(expected);
});
