import type { Playback } from '@parde/api-client';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubBrowser, stubDocument } from '../../../test-support/offline/device.ts';
import {
  filesHere,
  languagesOf,
  parseSavable,
  soundsToChoose,
  usualSound,
  usualSubtitles,
} from './save-choices.ts';

const fa = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };
const en = { code: 'en', name_fa: 'انگلیسی', name_en: 'English' };

describe('the sizes of a title', () => {
  const sources: Playback['sources'] = [
    { type: 'hls', url: '/new.m3u8', quality: null, codecs: 'av01.0.05M.08,mp4a.40.2' },
    { type: 'hls', url: '/old.m3u8', quality: null, codecs: 'avc1.64001f,mp4a.40.2' },
  ];
  const offline: NonNullable<Playback['offline']> = {
    until: null,
    version: '1',
    age_rating: null,
    files: [
      {
        height: 480,
        size_bytes: 200,
        sizes: sources.map(({ codecs }, index) => ({
          codecs: codecs ?? '',
          size_bytes: 100 * (index + 1),
        })),
      },
      { height: 720, size_bytes: 300 },
      { height: 1080, size_bytes: null },
    ],
  };
  beforeEach(stubBrowser);

  function bytes(codecs: string) {
    stubDocument({ plays: (type) => type.includes(codecs) });
    return filesHere({ offline, sources }).map((file) => file.bytes);
  }

  it('are those of the source that this browser plays', () => {
    expect(bytes('av01')).toEqual([100, 300, undefined]);
    expect(bytes('avc1')).toEqual([200, 300, undefined]);
  });

  it('are the largest if it is not known which source that is', () => {
    expect(bytes('hvc1')).toEqual([200, 300, undefined]);
  });

  it('are empty if nothing may be saved', () => {
    expect(filesHere({ offline: null, sources })).toEqual([]);
  });
});

describe('the sound', () => {
  const audio: Playback['audio'] = [
    { language: en, kind: 'original', default: false },
    { language: fa, kind: 'dubbed', default: true },
    { language: fa, kind: 'described', default: false },
    { language: en, kind: 'original', default: false },
  ];

  it('is the viewer’s choice in the player, or the default', () => {
    expect(usualSound(audio, 'en')).toEqual({ language: 'en', isDescription: false });
    expect(usualSound(audio, null)).toEqual({ language: 'fa', isDescription: false });
    expect(usualSound(audio, 'ar')).toEqual({ language: 'fa', isDescription: false });
    expect(usualSound([], 'fa')).toBeNull();
  });

  it('has one choice for each language and kind', () => {
    expect(soundsToChoose(audio)).toEqual(audio.slice(0, 3));
  });
});

describe('the subtitles', () => {
  const one = (language: typeof fa, kind: 'subtitles' | 'captions', isDefault = false) => ({
    language,
    kind,
    url: '/a.vtt',
    default: isDefault,
  });
  const subtitles = [one(en, 'subtitles', true), one(fa, 'subtitles'), one(fa, 'captions')];
  const usual = (preferred: string | null, locale = 'fa') =>
    usualSubtitles(subtitles, { preferred, locale });

  it('have one choice for each language', () => {
    expect(languagesOf(subtitles)).toEqual([en, fa]);
  });

  it('are those of the player', () => {
    expect(usual('fa')).toEqual(['fa']);
    expect(usual('off')).toEqual([]);
  });

  it('are otherwise those of the page’s language and of the film', () => {
    expect(usual(null)).toEqual(['en', 'fa']);
    expect(usual('ar')).toEqual(['en', 'fa']);
    expect(usual(null, 'en')).toEqual(['en']);
  });
});

it('parseSavable returns undefined for a series or a malformed id', () => {
  expect(parseSavable('movie', 'm-1')).toEqual({ type: 'movie', id: 'm-1' });
  expect(parseSavable('series', 'm-1')).toBeUndefined();
  expect(parseSavable('movie', '../x')).toBeUndefined();
});
