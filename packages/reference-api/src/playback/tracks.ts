import type { Answer, Language } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { wordsOf } from '../catalogue/words.ts';
import type { StreamAddresses, StreamLanguages, VodAddresses } from '../media/addresses.ts';
import { isShownByDefault, subtitleLanguages } from '../media/subtitles.ts';
import type { Parts } from '../parts.ts';

type Playback = Answer<'getPlayback'>['data'];

const persian: Language = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };

/** The stream has one audio track; its name depends on the title. */
export const persianAudio: Playback['audio'] = [
  { language: persian, kind: 'original', default: true },
];

export function sourcesOf({ sources }: StreamAddresses): Playback['sources'] {
  return sources.map(({ url, codecs }) => ({ type: 'hls' as const, url, quality: null, codecs }));
}

type Languages = { heard: Language; read: Language[] };

/** Audio and subtitles of a title: those of its languages that a stream supports. */
export function languagesOf({ db }: Pick<Parts, 'db'>, title: Title): Languages {
  const { languages, subtitles } = wordsOf(db, title.seriesId ?? title.filmId ?? title.id);
  return {
    heard: title.dubbed ? persian : (languages[0] ?? persian),
    read: subtitles.filter(({ code }) => subtitleLanguages.some((known) => known === code)),
  };
}

export function spokenOf({ heard, read }: Languages): StreamLanguages {
  const codes = read.map(({ code }) => code);
  return {
    audio: heard.code,
    subtitleLanguages: subtitleLanguages.filter((known) => codes.includes(known)),
  };
}

/** The stream's tracks with their metadata. */
export function tracksOf(
  { dubbed }: Title,
  { heard, read }: Languages,
  streamed: VodAddresses['subtitles'],
): Pick<Playback, 'audio' | 'subtitles'> {
  return {
    audio: [{ language: heard, kind: dubbed ? 'dubbed' : 'original', default: true }],
    subtitles: read.flatMap((language) => {
      const stream = streamed.find((one) => one.language === language.code);
      if (!stream) return [];
      const kind = language.code === heard.code ? ('captions' as const) : ('subtitles' as const);
      const shown = isShownByDefault(language.code, heard.code);
      return [{ language, kind, url: stream.url, default: shown }];
    }),
  };
}
