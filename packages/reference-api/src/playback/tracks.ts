import type { Answer, Language } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { vocabularyOf } from '../catalogue/words.ts';
import type { StreamAddresses, StreamLanguages, VodAddresses } from '../media/addresses.ts';
import { isShownByDefault, subtitleLanguages } from '../media/subtitles.ts';
import type { Parts } from '../parts.ts';

type Playback = Answer<'getPlayback'>['data'];

const persian: Language = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };

/** The stream has only one audio track, whose language depends on the title. */
export const persianAudio: Playback['audio'] = [
  { language: persian, kind: 'original', default: true },
];

export function sourcesOf({ sources }: StreamAddresses): Playback['sources'] {
  return sources.map(({ url, codecs }) => ({ type: 'hls' as const, url, quality: null, codecs }));
}

type Languages = {
  audio: Language;
  described: boolean;
  read: Language[];
  /** The codes of the subtitles that are captions, which also describe sounds. */
  captions: readonly string[];
};

/** Returns the audio and subtitle languages of a title that the stream supports. */
export function languagesOf({ db }: Pick<Parts, 'db'>, title: Title): Languages {
  const words = vocabularyOf(db, title.seriesId ?? title.filmId ?? title.id);
  const captions = words.captions.map(({ code }) => code);
  const read = [
    ...words.captions,
    ...words.subtitles.filter(({ code }) => !captions.includes(code)),
  ];
  return {
    audio: title.dubbed ? persian : (words.languages[0] ?? persian),
    described: title.described,
    read: read.filter(({ code }) => subtitleLanguages.some((known) => known === code)),
    captions,
  };
}

export function spokenOf({ audio, described, read }: Languages): StreamLanguages {
  const codes = read.map(({ code }) => code);
  return {
    audio: audio.code,
    described,
    subtitleLanguages: subtitleLanguages.filter((known) => codes.includes(known)),
  };
}

/** The stream's tracks with their metadata. */
export function tracksOf(
  { dubbed }: Title,
  { audio, described, read, captions }: Languages,
  streamed: VodAddresses['subtitles'],
): Pick<Playback, 'audio' | 'subtitles'> {
  return {
    audio: [
      { language: audio, kind: dubbed ? 'dubbed' : 'original', default: true },
      ...(described ? [{ language: audio, kind: 'described' as const, default: false }] : []),
    ],
    subtitles: read.flatMap((language) => {
      const stream = streamed.find((one) => one.language === language.code);
      if (!stream) return [];
      const kind = captions.includes(language.code)
        ? ('captions' as const)
        : ('subtitles' as const);
      const shown = isShownByDefault(language.code, audio.code);
      return [{ language, kind, url: stream.url, default: shown }];
    }),
  };
}
