import type { EpisodeItem, Season, TitleState } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { createI18n } from '../../app/i18n/create-i18n.ts';
import { loadMessages } from '../../app/i18n/messages.ts';
import { playTarget } from './play-target.ts';

const i18n = createI18n({ locale: 'fa' });
await loadMessages({ brand: {}, i18n, facts: { locale: 'fa' } }, 'title');
const t = i18n.getFixedT('fa', 'title');
const page = { facts: {} };

const season = (number: number): Season => ({
  number,
  name_fa: 'فصل',
  name_en: null,
  year: null,
  episode_count: 5,
});
const first: EpisodeItem = {
  id: 'e-1',
  season: 1,
  number: 1,
  name_fa: 'یک',
  name_en: null,
  summary_fa: '',
  summary_en: null,
  duration_minutes: 48,
  picture: null,
  air_date: '2025-01-01',
  access: 'free',
  badge: null,
};
const series = (data: object) => ({ ...data, type: 'series', id: 's' }) as const;
const place = (position_seconds: number, of?: { season: number; number: number }) =>
  ({
    content_type: of ? 'episode' : 'movie',
    id: of ? `e-${of.number}` : '7',
    position_seconds,
    duration_seconds: 3000,
    updated_at: '2026-01-01T00:00:00Z',
    episode_of: of
      ? { ...of, series: { id: 's', name_fa: 'سریال', name_en: null, poster: null } }
      : null,
  }) satisfies TitleState['place'];

describe('the play button', () => {
  it('resumes a film', () => {
    const film = { type: 'movie', id: '7' } as const;
    expect(playTarget(page, film, undefined, t)).toEqual({ href: '/movie/show/7', label: 'تماشا' });
    expect(playTarget(page, film, place(0), t)?.label).toBe('تماشا');
    expect(playTarget(page, film, place(40), t)?.label).toBe('ادامهٔ تماشا');
  });

  it('of a series names the first episode, or the viewer’s next', () => {
    const short = series({ first_episode: first, seasons: [season(0), season(1)] });
    expect(playTarget(page, short, undefined, t)).toEqual({
      href: '/episode/show/e-1',
      label: 'تماشای قسمت ۱',
      minutes: 48,
    });
    expect(playTarget(page, short, place(40, { season: 1, number: 5 }), t)).toEqual({
      href: '/episode/show/e-5',
      label: 'ادامهٔ قسمت ۵',
      minutes: 50,
    });
    // The viewer has watched the previous episode to its end.
    expect(playTarget(page, short, place(0, { season: 1, number: 6 }), t)?.label).toBe(
      'تماشای قسمت ۶',
    );
  });

  it('does not count the specials', () => {
    const seasons = series({ first_episode: first, seasons: [season(1), season(2), season(0)] });
    const label = (seconds: number) =>
      playTarget(page, seasons, place(seconds, { season: 0, number: 1 }), t)?.label;
    expect([label(0), label(40)]).toEqual(['تماشا', 'ادامهٔ تماشا']);
  });

  it('names the season if there are several, not counting the specials', () => {
    const long = series({ first_episode: first, seasons: [season(0), season(1), season(2)] });
    expect(playTarget(page, long, place(9, { season: 2, number: 3 }), t)?.label).toBe(
      'ادامهٔ فصل ۲، قسمت ۳',
    );
  });

  it('leads to the page of the episode if only its cart knows of a file', () => {
    const ofCards = { facts: { derived: ['getPlayback'] as const } };
    const short = series({ first_episode: first, seasons: [season(1)] });
    expect(playTarget(ofCards, short, undefined, t)?.href).toBe('/episode/e-1');
  });

  it('is missing before the first episode is out', () => {
    expect(playTarget(page, series({ first_episode: null, seasons: [] }), null, t)).toBeUndefined();
  });
});
