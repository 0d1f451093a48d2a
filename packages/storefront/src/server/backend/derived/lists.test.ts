import { operations } from '@parde/api-client/operations';
import { fixture } from '@parde/api-client/testing/fixtures';
import { describe, expect, it } from 'vitest';
import { derived } from '../operations.ts';
import {
  type Answers,
  composeFrom,
  emptyHome,
  failingHome,
  failureOf,
  home,
} from './test-support/compose-from.ts';

const [yazd, wedding] = fixture('getTop').data.top.slice(-2);
if (!yazd || !wedding) throw new Error('The example of getTop has no films');

const idsOf = (ids: readonly string[]) => ({
  data: { items: ids.map((id) => expect.objectContaining({ id })) },
});

const card = (id: string, more: object = {}) => ({ ...yazd, id, ...more });
const top = (...cards: object[]) => ({ data: { top: cards } });
/** Returns a top list by age filter. Only the top list supports the filter. */
const topByAge = (everyone: object, forAge: object) => (query: URLSearchParams) =>
  Number(query.get('age')) > 0 ? forAge : everyone;
const shelf = (id: string, title_fa: string, items: object[]) => ({
  id,
  title_fa,
  title_en: null,
  shape: 'posters',
  items,
});
const discover = (...rows: object[]) => ({ data: rows });

it('needs only operations of the specification', () => {
  const specified = operations.flatMap(({ operationId, origin }) =>
    origin === 'specified' ? [operationId] : [],
  );
  for (const [id, one] of Object.entries(derived)) {
    expect(specified, id).toEqual(expect.arrayContaining([...one.from]));
    expect(specified).not.toContain(id);
  }
});

describe('listTitles', () => {
  it('has the films and series of top and discover, each once, in their order', async () => {
    const answers = {
      ...emptyHome,
      getTop: top(card('1'), card('2', { content_type: 'series' })),
      getDiscover: discover(
        shelf('a', 'الف', [card('2', { content_type: 'series' }), card('3')]),
        shelf('b', 'ب', [
          card('p-1', { content_type: 'person' }),
          card('4', { content_type: 'video' }),
        ]),
      ),
    };
    expect(await composeFrom(answers, 'listTitles', {})).toMatchObject(idsOf(['1', '2', '3']));
    const series = await composeFrom(answers, 'listTitles', { query: { type: 'series' } });
    expect(series).toMatchObject(idsOf(['2']));
  });

  it('uses only the filtered top list if there is a filter', async () => {
    const getTop = topByAge(top(card('1'), card('2')), top(card('2')));
    const answers = { ...home, getTop };
    const query = { age: 7 };
    expect(await composeFrom(answers, 'listTitles', { query })).toMatchObject(idsOf(['2']));
    const failing = composeFrom({ ...home, getTop: 503 }, 'listTitles', { query });
    expect(await failureOf(failing)).toBe('server 503');
  });

  it('sorts by name in Persian order, and by rating with unrated titles last', async () => {
    const rated = (average: number) => ({ average, count: 3 });
    const answers = {
      ...emptyHome,
      getTop: top(
        card('1', { name_fa: 'هما', rating: null }),
        card('2', { name_fa: 'پرستو', rating: rated(6) }),
        card('3', { name_fa: 'بهار', rating: rated(9) }),
        card('4', { name_fa: 'وال', rating: rated(7) }),
      ),
    };
    const sorted = (sort: 'name' | 'rating' | 'newest') =>
      composeFrom(answers, 'listTitles', { query: { sort } });
    expect(await sorted('name')).toMatchObject(idsOf(['3', '2', '4', '1']));
    expect(await sorted('rating')).toMatchObject(idsOf(['3', '4', '2', '1']));
    expect(await sorted('newest')).toMatchObject(idsOf(['1', '2', '3', '4']));
  });

  it('is paginated', async () => {
    const answers = { ...emptyHome, getTop: top(card('1'), card('2'), card('3')) };
    const page = (cursor?: string) =>
      composeFrom(answers, 'listTitles', { query: { limit: 2, ...(cursor && { cursor }) } });
    expect(await page()).toMatchObject({ ...idsOf(['1', '2']), data: { next_cursor: '2' } });
    expect(await page('2')).toMatchObject({ ...idsOf(['3']), data: { next_cursor: null } });
    const all = await composeFrom(answers, 'listTitles', { query: { limit: 3 } });
    expect(all).toMatchObject({ data: { next_cursor: null } });
    expect(await failureOf(page('from-elsewhere'))).toBe(422);
  });

  it.each(['getTop', 'getDiscover'])(
    'fails if %s fails, because its count would be too low',
    async (part) => {
      const answers = { ...home, getGenres: { drama: 'درام' }, [part]: 503 };
      expect(await failureOf(composeFrom(answers, 'listTitles', {}))).toBe('server 503');
      const genre = composeFrom(answers, 'listGenreTitles', { path: { key: 'drama' } });
      expect(await failureOf(genre)).toBe('server 503');
    },
  );

  it('includes the slider’s titles, but also works without the slider', async () => {
    const top = emptyHome.getTop;
    const slides = await composeFrom({ ...emptyHome, ...home, getTop: top }, 'listTitles', {});
    expect(slides).toMatchObject(idsOf(['1024', '77']));
    const shelves = await composeFrom({ ...home, getTop: top, getSlider: 503 }, 'listTitles', {});
    expect(shelves).toMatchObject(idsOf(['1024']));
  });
});

describe('listGenreTitles', () => {
  const getGenres = { drama: 'درام', crime: 'جنایی' };
  const answers = {
    ...emptyHome,
    getGenres,
    getTop: top(card('1', { genres: ['drama'] }), card('2')),
    getDiscover: discover(
      shelf('drama', 'برای شب', [card('3'), card('1')]),
      shelf('9', 'درام', [card('4', { content_type: 'video' })]),
      shelf('10', 'کمدی', [card('5')]),
    ),
  };

  it('has the cards of the genre and those of its shelf', async () => {
    const input = { path: { key: 'drama' } };
    expect(await composeFrom(answers, 'listGenreTitles', input)).toMatchObject({
      data: {
        about: { key: 'drama', name_fa: 'درام', count: 3 },
        items: [{ id: '1' }, { id: '3' }, { id: '4' }],
      },
    });
    const films = await composeFrom(answers, 'listGenreTitles', {
      ...input,
      query: { type: 'movie' },
    });
    expect(films).toMatchObject(idsOf(['1', '3']));
  });

  it('includes slides of the genre', async () => {
    const fromSlides = { ...emptyHome, getGenres, getSlider: fixture('getSlider') };
    const input = { path: { key: 'drama' } };
    expect(await composeFrom(fromSlides, 'listGenreTitles', input)).toMatchObject(idsOf(['1024']));
  });

  it('is empty for a genre without cards, and returns 404 for an unknown genre', async () => {
    const composed = (key: string) => composeFrom(answers, 'listGenreTitles', { path: { key } });
    expect(await composed('crime')).toMatchObject({ data: { about: { count: 0 }, items: [] } });
    expect(await failureOf(composed('western'))).toBe(404);
    expect(await failureOf(composed('constructor'))).toBe(404);
  });
});

describe('search', () => {
  const quickSearch = {
    data: [
      { type: 'movie', id: '1024', name_fa: 'شب‌های بی‌ستارهٔ یزد' },
      { type: 'series', id: '88', name_fa: 'یزدگرد' },
      { type: 'other', id: 'p-7', name_fa: 'رضا یزدی' },
      { type: 'other', id: '12', name_fa: 'سفر به یزد', content_type: 'channel' },
    ],
  };

  it('makes cards from results and the home page’s facts, and leaves out people', async () => {
    const found = await composeFrom({ ...home, quickSearch }, 'search', {
      query: { query: 'یزد' },
    });
    expect(found).toMatchObject({
      data: {
        about: { query: 'یزد', count: 3, did_you_mean: null },
        items: [
          { content_type: 'movie', id: '1024', year: 2025, poster: yazd.poster },
          { content_type: 'series', id: '88', year: null, poster: null, rating: null },
          { content_type: 'channel', id: '12' },
        ],
        next_cursor: null,
      },
    });
  });

  it('finds only the requested type', async () => {
    const query = { query: 'یزد', type: 'series' } as const;
    const found = await composeFrom({ ...home, quickSearch }, 'search', { query });
    expect(found).toMatchObject({ data: { about: { count: 1 }, items: [{ id: '88' }] } });
  });

  it('finds only titles of the filtered top list if there is a filter', async () => {
    const getTop = topByAge(top(yazd, wedding), top(card('88', { content_type: 'series' })));
    const query = { query: 'یزد', age: 7 };
    const found = await composeFrom({ ...home, getTop, quickSearch }, 'search', { query });
    expect(found).toMatchObject(idsOf(['88']));
    const failing = composeFrom({ ...failingHome, quickSearch }, 'search', { query });
    expect(await failureOf(failing)).toBe('server 503');
  });

  it.each([
    ['Arabic letters', 'كوچه هاي', 'کوچه های'],
    ['Persian letters', 'علی کوچک', 'علي كوچك'],
    ['Arabic digits', '٢٠٠ روز', '200 روز'],
    ['a half-space for nothing', 'می\u200cروم', 'میروم'],
    ['a half-space for a space', 'می\u200cروم', 'می روم'],
  ])('finds by %s a name that the server writes in another way', async (_, query, written) => {
    const byTerm = (composed: URLSearchParams) =>
      composed.get('query') === written ? quickSearch : { data: [] };
    const found = await composeFrom({ ...home, quickSearch: byTerm }, 'search', {
      query: { query },
    });
    expect(found).toMatchObject({ data: { about: { query, count: 3 } } });
  });

  it.each([
    ['once, where the server reads it as it was typed', 'يزد', quickSearch, ['يزد']],
    ['for no other letters than it has', 'هزار ۲', { data: [] }, ['هزار ۲', 'هزار 2']],
  ])('sends the query %s', async (_, query, found, expected) => {
    const terms: (string | null)[] = [];
    const byTerm = (composed: URLSearchParams) => {
      terms.push(composed.get('query'));
      return found;
    };
    await composeFrom({ ...home, quickSearch: byTerm }, 'search', { query: { query } });
    expect(terms).toEqual(expected);
  });

  it('matches a two-letter term with the beginnings of words in the names of home and the top list', async () => {
    const answers = {
      ...emptyHome,
      getTop: top(
        card('1', { name_fa: 'می\u200cروم به یزد', name_en: null }),
        card('2', { name_fa: 'گریز', name_en: null }),
        card('3', { name_fa: 'باران', name_en: 'Yazd by Night' }),
      ),
      getDiscover: discover(
        shelf('a', 'الف', [
          card('4', { name_fa: 'یزدگرد', name_en: null, content_type: 'series' }),
        ]),
      ),
    };
    const short = (query: string, more: object = {}) =>
      composeFrom(answers, 'search', { query: { query, ...more } });
    expect(await short('يز')).toMatchObject({
      data: { about: { count: 2 }, ...idsOf(['1', '4']).data },
    });
    expect(await short('YA')).toMatchObject(idsOf(['3']));
    expect(await short('رو')).toMatchObject(idsOf(['1']));
    expect(await short('یز', { type: 'series' })).toMatchObject(idsOf(['4']));
    expect(await short('قق')).toMatchObject({ data: { about: { count: 0 }, items: [] } });
  });

  it('finds nothing for a two-letter term if the server has no lists of titles', async () => {
    const short = (answers: Answers) => composeFrom(answers, 'search', { query: { query: 'یز' } });
    expect(await short({})).toMatchObject({ data: { about: { count: 0 }, items: [] } });
    expect(await failureOf(short(failingHome))).toBe('server 503');
  });

  it('works without the home page, and fails if the quick search fails', async () => {
    const input = { query: { query: 'یزد' } };
    const alone = await composeFrom({ ...failingHome, quickSearch }, 'search', input);
    expect(alone).toMatchObject(idsOf(['1024', '88', '12']));
    expect(await failureOf(composeFrom({ ...home, quickSearch: 503 }, 'search', input))).toBe(
      'server 503',
    );
  });
});
