import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import {
  composeFrom,
  emptyHome,
  failingHome,
  failureOf,
  home,
} from './test-support/compose-from.ts';

const guest = fixture('ghostCart', 'guest');
const film = { path: { id: '1024' } };

const row = (id: string, name: string, more: object = {}) => ({
  itemid: `${id}-720p`,
  id,
  type: 'episode',
  quality: '720p',
  size: '',
  name,
  amount: 0,
  poster: null,
  ...more,
});
const cartOf = (...downloads: object[]) => ({ data: { ...guest.data, downloads } });

const knownSeries = { ...home, getGenres: { comedy: 'کمدی' } };
const series = { path: { id: '77' } };

describe('getMovie', () => {
  it('contains exactly the facts of the card and the cart', async () => {
    const cart = {
      ...guest.data,
      title_poster: { ...guest.data.title_poster, url: '/media/other' },
    };
    const getGenres = { mystery: 'معمایی', drama: 'درام' };
    const answers = { ...home, ghostCart: { data: cart }, getGenres };
    expect(await composeFrom(answers, 'getMovie', film)).toEqual({
      data: {
        id: '1024',
        name_fa: 'شب‌های بی‌ستارهٔ یزد',
        name_en: 'Starless Nights of Yazd',
        summary_fa: '',
        summary_en: null,
        year: 2025,
        jalali_year: null,
        duration_minutes: null,
        age_rating: null,
        rating: { average: 8.4, count: 1290 },
        genres: [
          { key: 'mystery', name_fa: 'معمایی', name_en: null },
          { key: 'drama', name_fa: 'درام', name_en: null },
        ],
        countries: [],
        languages: [],
        dubbed: false,
        subtitles: [],
        poster: expect.objectContaining({ url: '/media/poster/movie/1024' }),
        backdrop: expect.objectContaining({ url: '/media/backdrop/movie/1024' }),
        directors: [],
        actors: [],
        access: 'subscription',
        badge: 'new',
        release_date: null,
        added_at: null,
        qualities: ['720p', '1080p'],
        price: 45000,
        similar: [],
      },
    });
  });

  it('takes poster and name from the cart if there is no card', async () => {
    const bare = await composeFrom({ ...emptyHome, ghostCart: guest }, 'getMovie', film);
    expect(bare).toMatchObject({
      data: {
        name_fa: 'شب‌های بی‌ستارهٔ یزد',
        year: null,
        poster: guest.data.title_poster,
        backdrop: null,
        access: 'subscription',
        rating: null,
      },
    });
    const withoutHome = await composeFrom({ ...failingHome, ghostCart: guest }, 'getMovie', film);
    expect(withoutHome).toEqual(bare);
    const ghostCart = { data: { ...guest.data, show_free: true } };
    const free = await composeFrom({ ...emptyHome, ghostCart }, 'getMovie', film);
    expect(free).toMatchObject({ data: { access: 'free' } });
    const fullrate_data = { message: '', show_download: true, show_subscription: false };
    const paid = { data: { ...guest.data, fullrate_data } };
    expect(await composeFrom({ ...emptyHome, ghostCart: paid }, 'getMovie', film)).toMatchObject({
      data: { access: 'paid' },
    });
  });

  it('works without the cart and the genre names if there is a card', async () => {
    for (const ghostCart of [400, 404, 503]) {
      const page = await composeFrom({ ...home, ghostCart, getGenres: 503 }, 'getMovie', film);
      expect(page).toMatchObject({ data: { year: 2025, genres: [], qualities: [], price: null } });
    }
  });

  it('returns 404 for a title without a name, unless its cart has a poster', async () => {
    const unknown = { path: { id: '999' } };
    const failureFrom = (answers: object) => failureOf(composeFrom(answers, 'getMovie', unknown));
    expect(await failureFrom({ ...home, ghostCart: 400 })).toBe(404);
    expect(await failureFrom({ ...home, ghostCart: 404 })).toBe(404);
    expect(await failureFrom({ ...failingHome, ghostCart: 400 })).toBe(404);
    const announced = { data: { ...cartOf().data, title_poster: guest.data.title_poster } };
    expect(await composeFrom({ ...home, ghostCart: announced }, 'getMovie', unknown)).toMatchObject(
      {
        data: { name_fa: 'فیلم ۹۹۹', name_en: 'Film 999' },
      },
    );
    // The cart of another title has another name.
    expect(await failureFrom({ ...home, ghostCart: guest })).toBe(404);
  });

  it('fails as the server does if the title is unknown because of a failure', async () => {
    const unknown = { path: { id: '999' } };
    const failureFrom = (answers: object) => failureOf(composeFrom(answers, 'getMovie', unknown));
    expect(await failureFrom({ ...home, ghostCart: 503 })).toBe('server 503');
    expect(await failureFrom({ ...failingHome, ghostCart: cartOf() })).toBe('server 503');
  });

  it('uses the viewer’s own cart, and reports an ended session', async () => {
    const answers = { ...emptyHome, ghostCart: 400, getCart: fixture('getCart', 'subscriber') };
    const own = await composeFrom(answers, 'getMovie', film, { signedIn: true });
    expect(own).toMatchObject({ data: { qualities: ['480p', '720p', '1080p'] } });
    const ended = composeFrom({ ...home, getCart: 401 }, 'getMovie', film, { signedIn: true });
    expect(await failureOf(ended)).toBe('server 401');
  });

  it('has no qualities if the cart reports no file', async () => {
    const ghostCart = fixture('ghostCart', 'guest', ({ data }) => {
      data.has_file = false;
    });
    expect(await composeFrom({ ...emptyHome, ghostCart }, 'getMovie', film)).toMatchObject({
      data: { qualities: [] },
    });
  });

  it('has up to twelve films of the same shelf as similar films', async () => {
    const [yazd] = fixture('getDiscover').data[0]?.items ?? [];
    const items = [
      yazd,
      { ...yazd, id: 's-1', content_type: 'series' },
      ...Array.from({ length: 20 }, (_, index) => ({ ...yazd, id: `f-${index}` })),
    ];
    const rows = [{ id: '1', title_fa: 'تازه‌ها', title_en: null, shape: 'posters', items }];
    const answers = { ...emptyHome, getDiscover: { data: rows }, ghostCart: guest };
    const similar = Array.from({ length: 12 }, (_, index) =>
      expect.objectContaining({ id: `f-${index}` }),
    );
    expect(await composeFrom(answers, 'getMovie', film)).toMatchObject({ data: { similar } });
  });
});

describe('getVideo', () => {
  it('contains the facts of the card and the cart', async () => {
    const ghostCart = cartOf(row('5', 'پشت صحنه', { type: 'video' }));
    const video = await composeFrom({ ...emptyHome, ghostCart }, 'getVideo', { path: { id: '5' } });
    expect(video).toMatchObject({
      data: { id: '5', name_fa: 'پشت صحنه', duration_seconds: null, channel: null, people: [] },
    });
  });
});

describe('a series', () => {
  const numbered = cartOf(
    row('e-22', 'قهوه‌خانه، فصل ۲، قسمت ۲', { name_en: 'Coffee House, season 2, episode 2' }),
    row('e-21', 'قهوه‌خانه، فصل ۲، قسمت ۱'),
    row('e-21', 'قهوه‌خانه، فصل ۲، قسمت ۱', { itemid: 'e-21-1080p', quality: '1080p' }),
    row('e-12', 'قهوه‌خانه، فصل ۱، قسمت ۱۲'),
  );
  const unnumbered = cartOf(row('b', 'مهمان'), row('a', 'بازگشت'));

  it('has the seasons and the first episode of its cart', async () => {
    const answers = { ...knownSeries, ghostCart: numbered };
    expect(await composeFrom(answers, 'getSeries', series)).toMatchObject({
      data: {
        name_fa: 'قهوه‌خانهٔ حاج رضا',
        year: 2024,
        genres: [{ key: 'comedy', name_fa: 'کمدی' }],
        seasons: [
          { number: 1, name_fa: 'فصل ۱', name_en: 'Season 1', episode_count: 1 },
          { number: 2, name_fa: 'فصل ۲', name_en: 'Season 2', episode_count: 2 },
        ],
        episode_count: 3,
        first_episode: { id: 'e-12', season: 1, number: 12 },
        qualities: ['720p', '1080p'],
      },
    });
  });

  it('leaves out its end and its first episode if they are unknown', async () => {
    const answers = { ...knownSeries, ghostCart: unnumbered };
    const page = await composeFrom(answers, 'getSeries', series);
    expect(page).not.toHaveProperty('data.last_year');
    expect(page).toMatchObject({
      data: {
        seasons: [{ number: 0, name_fa: 'همهٔ قسمت‌ها', episode_count: 2 }],
        first_episode: null,
      },
    });
  });

  it('lists each episode once, by number if known, otherwise in the server’s order', async () => {
    const listed = (ghostCart: object, query = {}) =>
      composeFrom({ ...knownSeries, ghostCart }, 'listEpisodes', { ...series, query });
    expect(await listed(numbered)).toMatchObject({
      data: {
        about: { series: { id: '77', name_fa: 'قهوه‌خانهٔ حاج رضا' }, season: null },
        items: [
          { id: 'e-12', season: 1, number: 12 },
          { id: 'e-21', season: 2, number: 1, name_fa: 'قهوه‌خانه، فصل ۲، قسمت ۱' },
          { id: 'e-22', season: 2, number: 2 },
        ],
        next_cursor: null,
      },
    });
    expect(await listed(unnumbered, { season: 0 })).toMatchObject({
      data: {
        items: [
          { id: 'b', name_fa: 'مهمان', number: null, air_date: null, access: 'free' },
          { id: 'a' },
        ],
      },
    });
    const second = await listed(numbered, { season: 2, limit: 1 });
    expect(second).toMatchObject({
      data: { about: { season: { number: 2 } }, items: [{ id: 'e-21' }], next_cursor: '1' },
    });
    expect(await failureOf(listed(numbered, { season: 3 }))).toBe(404);
  });

  it('has an empty list if the cart has no episodes', async () => {
    for (const ghostCart of [cartOf(), 503]) {
      const answers = { ...knownSeries, ghostCart };
      const input = { ...series, query: { season: 1 } };
      expect(await composeFrom(answers, 'listEpisodes', input)).toMatchObject({
        data: { about: { season: null }, items: [] },
      });
      expect(await composeFrom(answers, 'getSeries', series)).toMatchObject({
        data: { seasons: [], episode_count: 0, first_episode: null },
      });
    }
  });

  it('takes its name from its episodes if it is not on the home page', async () => {
    const answers = { ...emptyHome, ghostCart: numbered };
    const named = { name_fa: 'قهوه‌خانه' };
    expect(await composeFrom(answers, 'getSeries', series)).toMatchObject({ data: named });
    expect(await composeFrom(answers, 'listEpisodes', series)).toMatchObject({
      data: { about: { series: named } },
    });
  });

  it('has the correct first episode even if a special has no number', async () => {
    const ghostCart = cartOf(row('x', 'پشت صحنه'), ...numbered.data.downloads);
    const answers = { ...knownSeries, ghostCart };
    expect(await composeFrom(answers, 'getSeries', series)).toMatchObject({
      data: { first_episode: { id: 'e-12' } },
    });
  });
});

describe('getEpisode', () => {
  it('has the name and number of its row, but no series', async () => {
    const ghostCart = cartOf(row('e-7', 'قهوه‌خانه، فصل ۲، قسمت ۷'));
    const episode = await composeFrom({ ...emptyHome, ghostCart }, 'getEpisode', {
      path: { id: 'e-7' },
    });
    expect(episode).toMatchObject({
      data: {
        name_fa: 'قهوه‌خانه، فصل ۲، قسمت ۷',
        number: 7,
        series: null,
        season: null,
        previous: null,
        next: null,
        poster: guest.data.title_poster,
      },
    });
  });
});
