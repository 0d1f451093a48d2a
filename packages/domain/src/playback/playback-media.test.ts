import { describe, expect, it } from 'vitest';
import { livePlaybackMedia, neighbourMedia, playbackMedia } from './playback-media.ts';

const persian = { code: 'fa', name_fa: 'فارسی', name_en: 'Persian' };
const picture = { url: '/media/movie/1024', width: 1280, height: 720, color: null };
const source = {
  type: 'hls',
  url: '/media/1024/master.m3u8',
  codecs: null,
  quality: null,
} as const;
const subtitle = {
  language: persian,
  kind: 'captions',
  url: '/media/fa.vtt',
  default: true,
} as const;
const film = {
  content_type: 'movie',
  id: '1024',
  name_fa: 'شب بلند',
  name_en: 'The Long Night',
  picture,
  sources: [source],
  subtitles: [subtitle],
  audio: [{ language: persian, kind: 'original', default: true } as const],
  duration_seconds: 7200,
  intro: { start_seconds: 12, end_seconds: 60 },
  credits_start_seconds: 7000,
  chapters: [{ start_seconds: 0, name_fa: 'آغاز', name_en: null }],
  thumbnails_url: '/media/1024/thumbnails.vtt',
};
const bare = { content_type: 'video', id: '7', name_fa: 'پشت صحنه', sources: [] };

describe('the media of a playback', () => {
  it('contains the film, its tracks and its positions, in the language of the page', () => {
    expect(playbackMedia(film, 'en')).toEqual({
      id: 'movie 1024',
      kind: 'film',
      title: 'The Long Night',
      poster: picture,
      sources: [source],
      duration: 7200,
      subtitles: [{ ...subtitle, language: { code: 'fa', name: 'Persian' } }],
      audio: [{ language: { code: 'fa', name: 'Persian' }, kind: 'original', default: true }],
      intro: { start: 12, end: 60 },
      creditsStart: 7000,
      chapters: [{ start: 0, name: { text: 'آغاز', lang: 'fa', dir: 'rtl' } }],
      thumbnailsUrl: '/media/1024/thumbnails.vtt',
    });
    expect(playbackMedia(film, 'fa')).toMatchObject({
      title: 'شب بلند',
      subtitles: [{ language: { name: 'فارسی' } }],
    });
  });

  it('is minimal if the server sends little', () => {
    expect(playbackMedia(bare, 'fa')).toMatchObject({
      title: 'پشت صحنه',
      poster: null,
      duration: undefined,
      subtitles: [],
      audio: [],
      chapters: [],
      intro: null,
    });
    expect(livePlaybackMedia({ id: 'nasim', name_fa: 'نسیم', sources: [] }, 'fa')).toEqual({
      id: 'live nasim',
      kind: 'live',
      title: 'نسیم',
      poster: null,
      sources: [],
      subtitles: [],
      audio: [],
      dvrSeconds: undefined,
    });
  });

  it('has the series as the title of an episode, with the episode’s position and own name beneath', () => {
    const series = { name_fa: 'Dark', name_en: 'Dark' };
    const episode = { ...bare, name_fa: 'باران', episode_of: { series, season: 1, number: 2 } };
    expect(playbackMedia(episode, 'fa')).toMatchObject({
      title: { text: 'Dark', lang: 'en', dir: 'ltr' },
      subtitle: 'فصل ۱، قسمت ۲ · باران',
    });
    expect(playbackMedia(episode, 'en').subtitle).toEqual([
      'Season 1, episode 2 · ',
      { text: 'باران', lang: 'fa', dir: 'rtl' },
    ]);
    const unplaced = { ...episode, episode_of: { series, season: null, number: null } };
    expect(playbackMedia(unplaced, 'fa').subtitle).toBe('باران');
  });

  it('shows the number of an episode once', () => {
    const next = { name_fa: 'قسمت ۲', season: 1, number: 2, picture };
    expect(neighbourMedia(next, 'fa')).toEqual({ title: 'فصل ۱، قسمت ۲', picture });
    expect(neighbourMedia({ ...next, name_fa: 'باران' }, 'fa')).toEqual({
      title: 'باران',
      label: 'فصل ۱، قسمت ۲',
      picture,
    });
    expect(neighbourMedia({ name_fa: '' }, 'fa')).toEqual({ title: '', picture: null });
  });

  it('has the language of every name on a page in a third language', () => {
    expect(playbackMedia(film, 'fa', { isForeignPage: true }).title).toMatchObject({ lang: 'fa' });
    expect(playbackMedia({ ...bare, name_fa: '۱۴۰۵' }, 'fa', { isForeignPage: true }).title).toBe(
      '۱۴۰۵',
    );
  });
});

describe('addresses from the root of the API', () => {
  const urlsOf = (baseUrl: string | undefined, url: string = source.url) => {
    const media = playbackMedia({ ...film, sources: [{ ...source, url }] }, 'fa', { baseUrl });
    return [media.sources[0]?.url, media.subtitles[0]?.url, media.poster?.url, media.thumbnailsUrl];
  };
  const fromRoot = [source.url, subtitle.url, picture.url, film.thumbnails_url];

  it.each([undefined, '', '/api/v1'])('stay on a page of the same origin: %j', (baseUrl) => {
    expect(urlsOf(baseUrl)).toEqual(fromRoot);
  });

  it.each(['https://api.test/api/v1', 'HTTPS://api.test', 'https://api.test?a'])(
    'get the origin of %s',
    (baseUrl) => {
      const origin = baseUrl.slice(0, 'https://api.test'.length);
      expect(urlsOf(baseUrl)).toEqual(fromRoot.map((url) => origin + url));
    },
  );

  it.each(['https://cdn.test/a.m3u8', '//cdn.test/a.m3u8', 'a.m3u8'])(
    'do not replace %s',
    (url) => {
      expect(urlsOf('https://api.test/api/v1', url)[0]).toBe(url);
    },
  );
});
