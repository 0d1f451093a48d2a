import type { Quality } from '@parde/api-client';
import { codecFamilies, pictureTracks, soundTracks } from './sample.ts';
import type { Signer } from './signature.ts';
import type { SubtitleLanguage } from './subtitles.ts';

/** What is played or downloaded: its length is in the address, so that whoever serves it looks nothing up. */
export type Played = { type: string; id: string; seconds: number };

/** What a stream says of its tracks: the code of what is heard, and what can be read. */
export type Spoken = { heard: string; read: readonly SubtitleLanguage[] };

/** A stream's languages are in its address too. */
export type Streamed = Played & Spoken;

export type Addresses = {
  /** Of a film, an episode…; good until `expiresAt`. */
  vod: (streamed: Streamed) => VodAddresses;
  live: (id: string) => StreamAddresses;
  download: (played: Played, quality: Quality) => { url: string; expiresAt: number };
  subtitleFile: (played: Played, language: SubtitleLanguage) => { url: string };
};

export type StreamAddresses = {
  /** A playlist of all qualities for each codec: the one that every browser plays first. */
  sources: { url: string; codecs: string }[];
  /** Of both codecs in one. */
  master: string;
  expiresAt: number;
};

export type VodAddresses = StreamAddresses & {
  subtitles: { language: SubtitleLanguage; url: string }[];
  thumbnailsUrl: string;
};

const hour = 3_600_000;
/** Long enough for a film with a long break in it. */
const streamHours = 6;
const downloadHours = 24;

/** How far back a channel may be wound. */
export const dvrSeconds = 1800;

/** Languages of a film as its address writes them: what is heard first, as in `zh.fa.en`. */
export const vodScope = ({ type, id, seconds, heard, read }: Streamed) =>
  `vod/${type}/${id}/${seconds}/${[heard, ...read].join('.')}`;
export const liveScope = (id: string) => `live/${id}`;
export const downloadScope = ({ type, id, seconds }: Played, file: string) =>
  `download/${type}/${id}/${seconds}/${file}`;

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

  const fileAddress = (played: Played, file: string) => {
    const expiresAt = now() + downloadHours * hour;
    const { type, id, seconds } = played;
    const token = signer.sign(downloadScope(played, file), expiresAt);
    return { url: `${origin}/media/download/${token}/${type}/${id}/${seconds}/${file}`, expiresAt };
  };

  return {
    vod: (streamed) => {
      const { base, ...addresses } = stream(vodScope(streamed));
      return {
        ...addresses,
        subtitles: streamed.read.map((language) => ({
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
    download: (played, quality) => fileAddress(played, `${quality}.mp4`),
    subtitleFile: (played, language) => fileAddress(played, `${language}.vtt`),
  };
}

/** As `canPlayType` takes them: those of the best picture, which asks for the most. */
function codecsOf(family: (typeof codecFamilies)[number]): string {
  const best = pictureTracks.findLast(({ name }) => name.startsWith(`${family}-`));
  const heard = soundTracks.find(({ name }) => name === best?.sound);
  return `${best?.codec},${heard?.codec}`;
}
