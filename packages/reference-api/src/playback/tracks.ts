import type { Answer, Language } from '@parde/api-client';
import type { Title } from '../catalogue/title.ts';
import { wordsOf } from '../catalogue/words.ts';
import type { StreamAddresses, VodAddresses } from '../media/addresses.ts';
import type { Parts } from '../parts.ts';

type Playback = Answer<'getPlayback'>['data'];

const persian: Language = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };

/** The stream has one track of sound: what it is called depends on the title. */
export const persianAudio: Playback['audio'] = [
  { language: persian, kind: 'original', default: true },
];

export function sourcesOf({ sources }: StreamAddresses): Playback['sources'] {
  return sources.map(({ url, codecs }) => ({ type: 'hls' as const, url, quality: null, codecs }));
}

/** What is said in a title, and what can be read: of the languages it lists, those that the stream has. */
export function languagesOf(
  { db }: Pick<Parts, 'db'>,
  title: Title,
  streamed: VodAddresses['subtitles'],
): Pick<Playback, 'audio' | 'subtitles'> {
  const { languages, subtitles } = wordsOf(db, title.seriesId ?? title.filmId ?? title.id);
  const original = languages[0] ?? persian;
  const audio = title.dubbed
    ? [{ language: persian, kind: 'dubbed' as const, default: true }]
    : [{ language: original, kind: 'original' as const, default: true }];
  const heard = title.dubbed ? persian : original;
  return {
    audio,
    subtitles: subtitles.flatMap((language) => {
      const stream = streamed.find((one) => one.language === language.code);
      if (!stream) return [];
      const kind = language.code === heard.code ? ('captions' as const) : ('subtitles' as const);
      // Who does not hear Persian reads it.
      const shown = language.code === persian.code && heard.code !== persian.code;
      return [{ language, kind, url: stream.url, default: shown }];
    }),
  };
}
