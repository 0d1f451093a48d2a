import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  fragmentSeconds,
  fragmentsOf,
  pictureScale,
  retimed,
  sampleFolder,
  soundScale,
} from '@parde/demo-art/sample';

/** Any build of Chromium plays these tracks. */
const tracks = [
  { name: 'vp9-360', scale: pictureScale },
  { name: 'opus', scale: soundScale },
];

const master = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="English",LANGUAGE="en",DEFAULT=YES,AUTOSELECT=YES,URI="opus.m3u8"
#EXT-X-STREAM-INF:BANDWIDTH=400000,RESOLUTION=640x360,CODECS="vp09.00.21.08,opus",AUDIO="sound"
vp9-360.m3u8
`;

/** Writes an HLS stream of some seconds, as another team's encoder would. Its entry is `master.m3u8`. */
export function writeSampleFilm(folder: string): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'master.m3u8'), master);
  for (const { name, scale } of tracks) {
    const { init, fragments } = fragmentsOf(readFileSync(new URL(`${name}.mp4`, sampleFolder)));
    writeFileSync(join(folder, `${name}.mp4`), init);
    for (const [index, fragment] of fragments.entries()) {
      const time = Math.round(index * fragmentSeconds * scale);
      const placed = retimed(fragment, { sequence: index + 1, time });
      writeFileSync(join(folder, `${name}-${index}.m4s`), placed);
    }
    const playlist = [
      ...['#EXTM3U', '#EXT-X-VERSION:7', '#EXT-X-TARGETDURATION:2', '#EXT-X-PLAYLIST-TYPE:VOD'],
      `#EXT-X-MAP:URI="${name}.mp4"`,
      ...fragments.flatMap((_, index) => [`#EXTINF:${fragmentSeconds},`, `${name}-${index}.m4s`]),
      '#EXT-X-ENDLIST\n',
    ];
    writeFileSync(join(folder, `${name}.m3u8`), playlist.join('\n'));
  }
}
