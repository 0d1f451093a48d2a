import {
  type codecFamilies,
  fragmentSeconds,
  framesPerSecond,
  pictureTracks,
  soundTracks,
} from '@parde/demo-art/sample';
import type { StreamLanguages } from './addresses.ts';
import { isShownByDefault, type SubtitleLanguage } from './subtitles.ts';
import { bandwidthOf, fragmentsInSegment, segmentSeconds, type Track, trackOf } from './tracks.ts';

/** Returns a language's name in that language, for the menus of players. */
function nameOf(code: string): string {
  return new Intl.DisplayNames([code], { type: 'language' }).of(code) ?? code;
}

/**
 * A master playlist, of one codec or of both. Addresses are relative, so they inherit the signature in the path.
 * Chromium's native player fails on playlists that mix codecs.
 */
export function masterPlaylist(
  { audio: spoken, described, subtitleLanguages }: StreamLanguages,
  family?: (typeof codecFamilies)[number] | undefined,
): string {
  const pictures = pictureTracks.filter(({ name }) => !family || name.startsWith(`${family}-`));
  const sounds = soundTracks.filter(({ name }) => pictures.some(({ sound }) => sound === name));
  const rateOf = (name: string) => {
    const track = trackOf(name);
    return track ? bandwidthOf(track) : { peak: 0, average: 0 };
  };
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...sounds.flatMap(({ name }) => {
      const sound = (called: string, more: string) =>
        `#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="${name}",NAME="${called}",LANGUAGE="${spoken}",${more},CHANNELS="1",URI="${name}.m3u8"`;
      const own = sound(nameOf(spoken), 'DEFAULT=YES,AUTOSELECT=YES');
      // The sample has only one sound track, which is used for every language.
      const ofDescription =
        'DEFAULT=NO,AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video"';
      return described ? [own, sound(`${nameOf(spoken)} (AD)`, ofDescription)] : [own];
    }),
    ...subtitleLanguages.map(
      (language) =>
        `#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="subtitles",NAME="${nameOf(language)}",LANGUAGE="${language}",DEFAULT=${isShownByDefault(language, spoken) ? 'YES' : 'NO'},AUTOSELECT=YES,URI="${language}.m3u8"`,
    ),
    ...pictures.flatMap(({ name, codec, sound, width, height }) => {
      const picture = rateOf(name);
      const soundRate = rateOf(sound);
      const codecs = [codec, ...sounds.flatMap((s) => (s.name === sound ? [s.codec] : []))];
      const attributes = [
        `BANDWIDTH=${picture.peak + soundRate.peak}`,
        `AVERAGE-BANDWIDTH=${picture.average + soundRate.average}`,
        `RESOLUTION=${width}x${height}`,
        `FRAME-RATE=${framesPerSecond.toFixed(3)}`,
        `CODECS="${codecs.join(',')}"`,
        `AUDIO="${sound}"`,
        ...(subtitleLanguages.length > 0 ? ['SUBTITLES="subtitles"'] : []),
      ];
      return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, `${name}.m3u8`];
    }),
  ]);
}

const head = [
  '#EXTM3U',
  '#EXT-X-VERSION:7',
  '#EXT-X-INDEPENDENT-SEGMENTS',
  `#EXT-X-TARGETDURATION:${Math.ceil(segmentSeconds)}`,
];

/** Returns the number of the sample's fragments that make up a film of this length. */
export function fragmentsIn(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / fragmentSeconds));
}

/** Returns the playlist of a complete film. */
export function vodPlaylist({ name }: Track, seconds: number): string {
  const count = fragmentsIn(seconds);
  const segments = Array.from({ length: Math.ceil(count / fragmentsInSegment) }, (_, index) => {
    const fragmentCount = Math.min(fragmentsInSegment, count - index * fragmentsInSegment);
    return `#EXTINF:${(fragmentCount * fragmentSeconds).toFixed(3)},\n${name}/${index}.m4s`;
  });
  return lines([
    ...head,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-MAP:URI="${name}/init.mp4"`,
    ...segments,
    '#EXT-X-ENDLIST',
  ]);
}

export type LiveWindow = { first: number; last: number };

/** Returns the available segments. A segment is available once its time is over. */
export function liveWindow(now: number, dvrSeconds: number): LiveWindow {
  const last = Math.floor((now - liveBegan) / (segmentSeconds * 1000)) - 1;
  return { first: Math.max(0, last - Math.ceil(dvrSeconds / segmentSeconds) + 1), last };
}

/** The time at which segment 0 of every channel began. */
const liveBegan = Date.UTC(2020, 0, 1);

export function livePlaylist({ name }: Track, { first, last }: LiveWindow): string {
  const began = new Date(liveBegan + first * segmentSeconds * 1000);
  return lines([
    ...head,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    `#EXT-X-MAP:URI="${name}/init.mp4"`,
    `#EXT-X-PROGRAM-DATE-TIME:${began.toISOString()}`,
    ...Array.from(
      { length: last - first + 1 },
      (_, index) => `#EXTINF:${segmentSeconds.toFixed(3)},\n${name}/${first + index}.m4s`,
    ),
  ]);
}

/** Returns a subtitle playlist, with one file for the complete film. */
export function subtitlePlaylist(language: SubtitleLanguage, seconds: number): string {
  const length = fragmentsIn(seconds) * fragmentSeconds;
  return lines([
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(length)}`,
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXTINF:${length.toFixed(3)},`,
    `${language}.vtt`,
    '#EXT-X-ENDLIST',
  ]);
}

function lines(all: readonly string[]): string {
  return `${all.join('\n')}\n`;
}
