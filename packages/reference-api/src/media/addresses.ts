import type { Quality } from '@parde/api-client';
import { codecFamilies, pictureTracks, soundTracks } from '@parde/demo-art/sample';
import type { Signer } from './signature.ts';
import type { SubtitleLanguage } from './subtitles.ts';

/** The address contains the length, so that serving the stream needs no look-up. */
export type Played = { type: string; id: string; seconds: number };

/** The tracks of the stream: its audio language, whether it has an audio description, and its subtitles. */
export type StreamLanguages = {
  audio: string;
  described: boolean;
  subtitleLanguages: readonly SubtitleLanguage[];
};

/** The address carries the stream's languages too. */
export type Streamed = Played & StreamLanguages;

export type Addresses = {
  /** Returns the addresses of a film, an episode and so on, valid until `expiresAt`. */
  vod: (streamed: Streamed) => VodAddresses;
  live: (id: string) => StreamAddresses;
  /** Returns a download address with the id of the viewer's user, who is recorded as having the file. */
  download: (
    played: Played,
    quality: Quality,
    viewer?: number,
  ) => { url: string; expiresAt: number };
  subtitleFile: (played: Played, language: SubtitleLanguage) => { url: string };
};

export type StreamAddresses = {
  /** One playlist per codec, the most supported codec first. */
  sources: { url: string; codecs: string }[];
  /** A playlist with both codecs. */
  master: string;
  expiresAt: number;
};

export type VodAddresses = StreamAddresses & {
  subtitles: { language: SubtitleLanguage; url: string }[];
  thumbnailsUrl: string;
};

const hour = 3_600_000;
/** Long enough for a film with a long pause. */
const streamHours = 6;
const downloadHours = 24;

/** The time that a viewer can seek back on a channel. */
export const dvrSeconds = 1800;

export const descriptionMark = '-ad';

/** Returns a signature's scope. It ends with the languages, audio first: `zh.fa.en`. `-ad` is audio description. */
export const vodScope = ({ type, id, seconds, audio, described, subtitleLanguages }: Streamed) => {
  const audioName = described ? audio + descriptionMark : audio;
  return `vod/${type}/${id}/${seconds}/${[audioName, ...subtitleLanguages].join('.')}`;
};
export const liveScope = (id: string) => `live/${id}`;
export const downloadScope = ({ type, id, seconds }: Played, file: string, viewer?: string) =>
  `download/${type}/${id}/${seconds}/${file}${viewer === undefined ? '' : `?viewer=${viewer}`}`;

export function createAddresses(signer: Signer, now: () => number, origin = ''): Addresses {
  const folder = (scope: string, expiresAt: number) =>
    `${origin}/media/stream/${signer.sign(scope, expiresAt)}/${scope}`;

  const stream = (scope: string): StreamAddresses & { base: string } => {
    const expiresAt = now() + streamHours * hour;
    const base = folder(scope, expiresAt);
    const sources = codecFamilies.map((family) => ({
      url: `${base}/${family}.m3u8`,
      codecs: codecsOf(family),
    }));
    return { base, sources, master: `${base}/master.m3u8`, expiresAt };
  };

  const fileAddress = (played: Played, file: string, viewer?: string) => {
    const expiresAt = now() + downloadHours * hour;
    const { type, id, seconds } = played;
    const token = signer.sign(downloadScope(played, file, viewer), expiresAt);
    const query = viewer === undefined ? '' : `?viewer=${viewer}`;
    const url = `${origin}/media/download/${token}/${type}/${id}/${seconds}/${file}${query}`;
    return { url, expiresAt };
  };

  return {
    vod: (streamed) => {
      const { base, ...addresses } = stream(vodScope(streamed));
      return {
        ...addresses,
        subtitles: streamed.subtitleLanguages.map((language) => ({
          language,
          url: `${base}/${language}.vtt`,
        })),
        thumbnailsUrl: `${base}/thumbnails.vtt`,
      };
    },
    live: (id) => {
      const { base: _, ...addresses } = stream(liveScope(id));
      return addresses;
    },
    download: (played, quality, viewer) =>
      fileAddress(played, `${quality}.mp4`, viewer?.toString()),
    subtitleFile: (played, language) => fileAddress(played, `${language}.vtt`),
  };
}

/**
 * Returns the codecs of the highest quality, in the format of `canPlayType`. A browser that plays these plays the
 * lower qualities too.
 */
export function codecsOf(family: (typeof codecFamilies)[number]): string {
  const best = pictureTracks.findLast(({ name }) => name.startsWith(`${family}-`));
  const audio = soundTracks.find(({ name }) => name === best?.sound);
  return `${best?.codec},${audio?.codec}`;
}
