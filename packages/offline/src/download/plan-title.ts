import type { PlaybackSource } from '../playback.ts';
import { canPlayFile } from '../support.ts';
import { localAddress } from '../title.ts';
import {
  chooseHeight,
  completeFile,
  extraFile,
  type PlanInput,
  type PlannedFilm,
  type PlannedPart,
  type TitlePlan,
} from './plan.ts';
import { planStream } from './plan-stream.ts';

/**
 * Determines the files of a title by the server's answer. Returns null if this browser cannot play the title, or no
 * browser can by itself.
 */
export async function planTitle(input: PlanInput): Promise<TitlePlan | null> {
  const film = (await planStream(input)) ?? (await planFile(input));
  if (!film) return null;
  const extras = await planExtras(input);
  const { playback } = input;
  const sound = film.soundIndex === null ? undefined : playback.audio?.[film.soundIndex];
  return {
    playback: {
      ...playback,
      ...extras.addresses,
      sources: [film.source],
      ...(sound && { audio: [{ ...sound, default: true }] }),
    },
    texts: [...film.texts, ...extras.texts],
    // Small files come first.
    parts: [...extras.parts, ...film.parts],
    expectedBytes: film.expectedBytes,
  };
}

/** The size of a part of a plain file. */
const rangeBytes = 8 * 1_048_576;

/** Plans a film that is a single file, such as the files of the downloads. */
async function planFile(input: PlanInput): Promise<PlannedFilm | null> {
  const { playback, folder, base, readLength } = input;
  const playable = playback.sources.filter(
    (source) => source.type !== 'hls' && canPlayFile(source),
  );
  const heightOf = ({ quality }: PlaybackSource) => Number.parseInt(quality ?? '', 10) || null;
  const source = chooseHeight(playable, heightOf, input);
  if (!source) return null;
  const url = new URL(source.url, base).href;
  const length = await readLength(url);
  const file = `film.${source.type}`;
  return {
    source: { ...source, url: localAddress(folder, file) },
    texts: [],
    parts: length === null ? [completeFile(file, url)] : inRanges(file, url, length),
    expectedBytes: length,
    soundIndex: null,
  };
}

function inRanges(file: string, url: string, length: number): PlannedPart[] {
  return Array.from({ length: Math.ceil(length / rangeBytes) }, (_, index) => {
    const first = index * rangeBytes;
    const last = Math.min(length, first + rangeBytes) - 1;
    return { ...completeFile(file, url), range: [first, last], fileBytes: length };
  });
}

/** Plans the picture, the subtitles and the thumbnails of the seek bar. */
async function planExtras({ playback, choice, folder, base, readText }: PlanInput) {
  const whole = (url: string) => new URL(url, base).href;
  const { picture, subtitles: all = [] } = playback;
  const subtitles = all.filter(({ language }) => choice.subtitles.includes(language.code));
  const named = subtitles.map(({ url }, index) => ({
    file: `subtitles-${index}`,
    url: whole(url),
  }));
  const thumbnailsUrl = playback.thumbnails_url && whole(playback.thumbnails_url);
  const cues = thumbnailsUrl && (await readText(thumbnailsUrl, true));
  const thumbnails = cues ? localThumbnails(cues, thumbnailsUrl) : undefined;
  return {
    addresses: {
      ...(picture && { picture: { ...picture, url: localAddress(folder, 'picture') } }),
      subtitles: subtitles.map((one, index) => ({
        ...one,
        url: localAddress(folder, `subtitles-${index}`),
      })),
      thumbnails_url: thumbnails ? localAddress(folder, 'thumbnails') : null,
    },
    texts: [
      ...(thumbnails ? [{ file: 'thumbnails', text: thumbnails.text }] : []),
      ...(await Promise.all(
        named
          .filter(isSrt)
          .map(async ({ file, url }) => ({ file, text: webVttOf(await readText(url, true)) })),
      )),
    ],
    parts: [
      ...(picture ? [extraFile('picture', whole(picture.url))] : []),
      ...named.filter((one) => !isSrt(one)).map(({ file, url }) => completeFile(file, url)),
      ...(thumbnails?.files ?? []),
    ],
  };
}

/** The format of subtitles in the files of a download. */
const isSrt = ({ url }: { url: string }) => new URL(url).pathname.toLowerCase().endsWith('.srt');

/** Returns WebVTT, which browsers read: the times have another character before the milliseconds. */
const webVttOf = (srt: string): string =>
  `WEBVTT\n\n${srt.replace(/^\uFEFF/, '').replace(/(\d{2}:\d{2}),(\d{3})/g, '$1.$2')}`;

/** Renames the pictures in a WebVTT file whose cues name parts of pictures. */
function localThumbnails(text: string, address: string) {
  const names = new Map<string, string>();
  let isCue = false;
  const lines = text.split(/\r?\n/).map((line) => {
    if (line.includes('-->')) isCue = true;
    else if (isCue && line.trim() !== '') {
      isCue = false;
      const [uri = '', part = ''] = line.trim().split(/(?=#)/);
      const url = new URL(uri, address).href;
      const name = names.get(url) ?? `thumbnails-${names.size}`;
      names.set(url, name);
      return name + part;
    }
    return line;
  });
  return {
    text: lines.join('\n'),
    files: Array.from(names, ([url, name]) => extraFile(name, url)),
  };
}
