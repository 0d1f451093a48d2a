import * as rules from '../index.ts';
import type { RuleInputs, RuleName } from './rule-inputs.ts';

const { locales } = rules;
const picture = { url: '', width: 16, height: 9 };

const playbackOf = (text: string, number: number) => ({
  content_type: text,
  id: text,
  name_fa: text,
  name_en: text,
  episode_of: { series: { name_fa: text }, season: number, number },
  picture: { ...picture, url: text },
  sources: [{ type: 'hls', url: text, codecs: text } as const],
  chapters: [{ start_seconds: 0, name_fa: text }],
  thumbnails_url: text,
});

/** Inputs for the rules about names, and about the names that a player shows. */
export const namingInputs: { readonly [Name in RuleName]?: RuleInputs } = {
  langOf: {
    text: (text) => locales.map((locale) => rules.langOf(text, locale) ?? ''),
  },
  livePlaybackMedia: {
    text: (text) =>
      locales.map((locale) =>
        rules.livePlaybackMedia({ id: text, name_fa: text, sources: [] }, locale, {
          baseUrl: text,
        }),
      ),
  },
  nameOf: {
    text: (text) => locales.map((locale) => rules.nameOf({ name_fa: text, name_en: '' }, locale)),
  },
  neighbourMedia: {
    text: (text) => locales.map((locale) => rules.neighbourMedia({ name_fa: text }, locale)),
    number: (number) => rules.neighbourMedia({ name_fa: 'قنات', season: number, number }, 'fa'),
  },
  phraseOf: {
    text: (text) => locales.map((locale) => rules.phraseOf(text, locale, true)),
  },
  joinPositionAndName: {
    text: (text) => [
      rules.joinPositionAndName(text, text),
      rules.joinPositionAndName(undefined, text),
    ],
  },
  playbackMedia: {
    text: (text) =>
      locales.map((locale) =>
        rules.playbackMedia(playbackOf(text, 1), locale, { baseUrl: text, isForeignPage: true }),
      ),
    number: (number) => rules.playbackMedia(playbackOf('قنات', number), 'fa'),
  },
  textIn: {
    text: (text) => locales.map((locale) => rules.textIn(locale, text, null)),
  },
  titleLines: {
    text: (text) => locales.map((locale) => rules.titleLines(playbackOf(text, 1), locale)),
    number: (number) => rules.titleLines(playbackOf('قنات', number), 'en'),
  },
};
