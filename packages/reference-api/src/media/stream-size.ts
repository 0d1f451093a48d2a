import { createHash } from 'node:crypto';
import type { Quality } from '@parde/api-client';
import { codecFamilies, pictureTracks, soundTracks } from '@parde/demo-art/sample';
import { codecsOf, type Streamed } from './addresses.ts';
import { fragmentsIn } from './playlists.ts';
import { bytesOf, sampleFile, sampleHeights, trackOf } from './tracks.ts';

/** The size of a source in one height, including its sound. */
export type SourceSize = { codecs: string; size_bytes: number };

/** Returns the sizes of a stream of this length, for the height of each quality, the lowest first. */
export function sourceSizesOf(
  seconds: number,
  qualities: readonly Quality[],
): { height: number; sourceSizes: SourceSize[] }[] {
  const heights = new Set<number>(qualities.map((quality) => sampleHeights[quality]));
  return [...heights]
    .sort((one, other) => one - other)
    .map((height) => ({
      height,
      sourceSizes: codecFamilies.flatMap((family) => {
        const picture = pictureTracks.find(({ name }) => name === `${family}-${height}`);
        if (!picture) return [];
        const size_bytes = trackBytes(picture.name, seconds) + trackBytes(picture.sound, seconds);
        return { codecs: codecsOf(family), size_bytes };
      }),
    }));
}

function trackBytes(name: string, seconds: number): number {
  const track = trackOf(name);
  return track ? bytesOf(track, fragmentsIn(seconds)) : 0;
}

let sampleMark: string | undefined;

/** Returns a version that changes with the sample, the length or the languages. */
export function streamVersion({ seconds, audio, described, subtitleLanguages }: Streamed): string {
  sampleMark ??= markOf([...pictureTracks, ...soundTracks].map(({ name }) => `${name}.mp4`));
  const parts = [sampleMark, seconds, audio, described, ...subtitleLanguages];
  return createHash('sha256').update(parts.join(' ')).digest('hex').slice(0, 12);
}

function markOf(files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const file of files) hash.update(sampleFile(file));
  return hash.digest('hex');
}
