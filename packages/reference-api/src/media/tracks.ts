import { readFileSync } from 'node:fs';
import {
  type Fragmented,
  fragmentSeconds,
  fragmentsOf,
  pictureScale,
  pictureTracks,
  retimed,
  sampleFolder,
  soundScale,
  soundTracks,
} from '@parde/demo-art/sample';

export type Track = Fragmented & {
  name: string;
  isPicture: boolean;
  /** A fragment's duration, in the track's timescale. */
  step: number;
};

/** Fragments per HLS segment: few enough for low live delay, many enough for a short playlist. */
export const fragmentsInSegment = 4;
export const segmentSeconds = fragmentSeconds * fragmentsInSegment;

const loaded = new Map<string, Track>();

const read = new Map<string, Buffer>();

/** Reads a file of the sample and keeps it in memory, because the complete sample is smaller than a megabyte. */
export function sampleFile(name: string): Buffer {
  const known = read.get(name);
  if (known) return known;
  const bytes = readFileSync(new URL(name, sampleFolder));
  read.set(name, bytes);
  return bytes;
}

/** Returns a track, which is loaded on first use. */
export function trackOf(name: string): Track | undefined {
  const known = loaded.get(name);
  if (known) return known;
  const isPicture = pictureTracks.some((track) => track.name === name);
  if (!(isPicture || soundTracks.some((track) => track.name === name))) return undefined;
  const scale = isPicture ? pictureScale : soundScale;
  const track: Track = {
    ...fragmentsOf(sampleFile(`${name}.mp4`)),
    name,
    isPicture,
    step: Math.round(fragmentSeconds * scale),
  };
  loaded.set(name, track);
  return track;
}

/** Returns the fragment at an index. The sample repeats endlessly. */
function fragmentAt({ fragments, step }: Track, index: number): Buffer {
  const fragment = fragments[index % fragments.length];
  if (!fragment) throw new Error('The sample is empty.');
  return retimed(fragment, { sequence: (index + 1) % 2 ** 32, time: index * step });
}

/** Returns an HLS segment. The last one of a film may be shorter. */
export function segmentAt(track: Track, segment: number, end = Number.POSITIVE_INFINITY): Buffer {
  const first = segment * fragmentsInSegment;
  const last = Math.min(end, first + fragmentsInSegment);
  return Buffer.concat(
    Array.from({ length: last - first }, (_, index) => fragmentAt(track, first + index)),
  );
}

/** Returns the size of this many fragments including the header. */
export function bytesOf({ init, fragments }: Track, count: number): number {
  const sizeOf = (some: readonly Buffer[]) => some.reduce((sum, { length }) => sum + length, 0);
  const loops = Math.floor(count / fragments.length);
  return (
    init.length + loops * sizeOf(fragments) + sizeOf(fragments.slice(0, count % fragments.length))
  );
}

/** Returns the peak and the average bit rate of the segments, in bits per second. */
export function bandwidthOf({ fragments }: Track): { peak: number; average: number } {
  const rate = (part: readonly Buffer[]) =>
    (part.reduce((sum, { length }) => sum + length, 0) * 8) / (part.length * fragmentSeconds);
  const segments = fragments.flatMap((_, index) =>
    index % fragmentsInSegment === 0 ? [fragments.slice(index, index + fragmentsInSegment)] : [],
  );
  return {
    peak: Math.ceil(Math.max(...segments.map(rate))),
    average: Math.ceil(rate(fragments)),
  };
}
