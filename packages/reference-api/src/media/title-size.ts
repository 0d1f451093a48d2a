import { createHash } from 'node:crypto';
import type { Quality } from '@parde/api-client';
import { codecFamilies, pictureTracks, soundTracks } from '@parde/demo-art/sample';
import { bytesAnHour, heightOf, qualityWithin } from '@parde/domain';
import { codecsOf, type Streamed } from './addresses.ts';
import { fragmentsIn } from './playlists.ts';
import { bytesOf, sampleFile, trackOf } from './tracks.ts';

/** The size of a source in one height, including its sound. */
export type SourceSize = { codecs: string; size_bytes: number };

type Picture = (typeof pictureTracks)[number];

/** Returns the size of a picture of the sample and its sound. The sizes of files and of streams derive from it. */
function bytesWithSound({ name, sound }: Picture, seconds: number): number {
  return trackBytes(name, seconds) + trackBytes(sound, seconds);
}

/** Returns the sizes of a stream of this length, for each height up to that of the quality, the lowest first. */
export function sourceSizesOf(
  seconds: number,
  best: Quality,
): { height: number; sourceSizes: SourceSize[] }[] {
  const heights = new Set<number>(pictureTracks.map(({ height }) => height));
  return [...heights]
    .filter((height) => height <= heightOf(best))
    .sort((one, other) => one - other)
    .map((height) => ({
      height,
      sourceSizes: codecFamilies.flatMap((family) => {
        const picture = pictureTracks.find(({ name }) => name === `${family}-${height}`);
        if (!picture) return [];
        return { codecs: codecsOf(family), size_bytes: bytesWithSound(picture, seconds) };
      }),
    }));
}

/** Returns the picture of a quality's file, which is the tallest of the sample that is not above the quality. */
export function filePicture(quality: Quality): Picture {
  const picture = pictureTracks.findLast(
    ({ name, height }) => name.startsWith('h264-') && height <= heightOf(quality),
  );
  if (!picture) throw new Error(`The sample has no picture for ${quality}.`);
  return picture;
}

/**
 * Returns the size of a file, which is that of the stream with the same height. The sample has at most 480 lines, so
 * a better quality is larger by the ratio of the usual sizes of an hour.
 */
export function fileBytes(quality: Quality, seconds: number): number {
  const picture = filePicture(quality);
  const ratio = bytesAnHour[quality] / bytesAnHour[qualityWithin(picture.height)];
  return Math.round(bytesWithSound(picture, seconds) * ratio);
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
