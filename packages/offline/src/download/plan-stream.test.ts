import { expect, it } from 'vitest';
import { playbackOf } from '../test-support/device.ts';
import type { OfflineChoice } from '../title.ts';
import { planStream } from './plan-stream.ts';

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
