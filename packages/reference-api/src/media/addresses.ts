import type { Quality } from '@parde/api-client';
import { pictureTracks, soundTracks } from './sample.ts';
import type { Signer } from './signature.ts';
import { type SubtitleLanguage, subtitleLanguages } from './subtitles.ts';

/** What is played or downloaded: its length is in the address, so that whoever serves it looks nothing up. */
export type Played = { type: string; id: string; seconds: number };

export type Addresses = {
  /** Of a film, an episode…; good until `expiresAt`. */
  vod: (played: Played) => StreamAddresses & {
    subtitles: { language: SubtitleLanguage; url: string }[];
    thumbnailsUrl: string;
  };
  live: (id: string) => StreamAddresses;
  download: (played: Played, quality: Quality) => { url: string; expiresAt: number };
  subtitleFile: (played: Played, language: SubtitleLanguage) => { url: string };
};

type StreamAddresses = { master: string; codecs: string; expiresAt: number };

const hour = 3_600_000;
/** Long enough for a film with a long break in it. */
const streamHours = 6;
const downloadHours = 24;

/** How far back a channel may be wound. */
export const dvrSeconds = 1800;

/** What a player must know at the least: the codecs of the first variant. */
const codecs = `${pictureTracks[0].codec},${soundTracks[0].codec}`;

export const vodScope = ({ type, id, seconds }: Played) => `vod/${type}/${id}/${seconds}`;
export const liveScope = (id: string) => `live/${id}`;
export const downloadScope = ({ type, id, seconds }: Played, file: string) =>
  `download/${type}/${id}/${seconds}/${file}`;

export function createAddresses(signer: Signer, now: () => number, origin = ''): Addresses {
  const folder = (scope: string, expiresAt: number) =>
    `${origin}/media/stream/${signer.sign(scope, expiresAt)}/${scope}`;

  const fileAddress = (played: Played, file: string) => {
    const expiresAt = now() + downloadHours * hour;
    const { type, id, seconds } = played;
    const token = signer.sign(downloadScope(played, file), expiresAt);
    return { url: `${origin}/media/download/${token}/${type}/${id}/${seconds}/${file}`, expiresAt };
  };

  return {
    vod: (played) => {
      const expiresAt = now() + streamHours * hour;
      const base = folder(vodScope(played), expiresAt);
      return {
        master: `${base}/master.m3u8`,
        codecs,
        expiresAt,
        subtitles: subtitleLanguages.map((language) => ({
          language,
          url: `${base}/${language}.vtt`,
        })),
        thumbnailsUrl: `${base}/thumbnails.vtt`,
      };
    },
    live: (id) => {
      const expiresAt = now() + streamHours * hour;
      return { master: `${folder(liveScope(id), expiresAt)}/master.m3u8`, codecs, expiresAt };
    },
    download: (played, quality) => fileAddress(played, `${quality}.mp4`),
    subtitleFile: (played, language) => fileAddress(played, `${language}.vtt`),
  };
}
