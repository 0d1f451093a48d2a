import type { Answer, Card, Category, DownloadableTitle, ListInfo } from '@parde/api-client';
import { describe, expect, it } from 'vitest';
import { fillsBand, sceneOf } from '../catalogue/picture-facts.ts';
import { day } from '../catalogue/tehran.ts';
import { type ErrorBody, read } from '../test-support/test-api.ts';
import { createFileApi } from '../test-support/test-file-api.ts';

const now = Date.UTC(2026, 10, 21, 8, 0, 0);
const api = createFileApi();
const { db, get, fetchAllItems } = api;
const keyOf = ({ content_type, id }: Card) => `${content_type}/${id}`;

const missing = async (path: string) => {
  const response = await api.call('GET', path);
  expect(response.status, path).toBe(404);
  return (await read<ErrorBody>(response)).message_fa;
};

describe('a genre', () => {
  it('is in the map of genres, in the menu’s order', async () => {
    const genres = await get<Answer<'getGenres'>>('/genres');
    expect(Object.entries(genres).slice(0, 2)).toEqual([
      ['drama', 'درام'],
      ['family', 'خانوادگی'],
    ]);
  });

  it('has its English name in the map if English is requested', async () => {
    const response = await api.call('GET', '/genres', { headers: { 'Accept-Language': 'en' } });
    expect(await read(response)).toMatchObject({ drama: 'Drama', family: 'Family' });
  });

  it('has its titles, a picture and the number of matching titles', async () => {
    const all = await fetchAllItems<Card>('/get/genre/mystery?limit=50');
    const { data } = await get<Answer<'listGenreTitles'>>('/get/genre/mystery?limit=3');
    expect(data.about).toMatchObject({ key: 'mystery', name_fa: 'معمایی', name_en: 'Mystery' });
    expect(data.about.backdrop?.url).toMatch(/^\/media\/backdrop\//);
    expect(data.about.count).toBe(all.length);
    expect(all.map(keyOf)).toContain('movie/1024');
    const series = await get<Answer<'listGenreTitles'>>('/get/genre/mystery?type=series');
    expect(series.data.about.count).toBe(
      all.filter(({ content_type }) => content_type === 'series').length,
    );
  });

  it('has a picture of its own, the same on every page', async () => {
    const keys = Object.keys(await get<Answer<'getGenres'>>('/genres'));
    const lists = await fetchAllItems<ListInfo>('/get/lists?limit=50&kind=genre');
    for (const key of keys) {
      const page = await get<Answer<'listGenreTitles'>>(`/get/genre/${key}`);
      const list = await get<Answer<'getList'>>(`/get/list/${key}`);
      const cover = lists.find(({ id }) => id === key)?.cover;
      expect(cover?.url).toMatch(new RegExp(`^/media/backdrop/genre/${key}\\?`));
      expect(page.data.about.backdrop, key).toEqual(cover);
      // An editor's list may have the id of a genre.
      const { about } = list.data;
      if (about.kind === 'genre') expect(about.cover, key).toEqual(cover);
    }
    const scenes = db.all(db.from.selectFrom('genres').select('art')).map(({ art }) => art);
    expect(new Set(scenes.map((art) => sceneOf(art ?? ''))).size).toBe(keys.length);
  });

  it('includes videos, unless films and series are requested', async () => {
    const kinds = async (query: string) => {
      const cards = await fetchAllItems<Card>(`/get/genre/documentary?limit=50${query}`);
      return new Set(cards.map(({ content_type }) => content_type));
    };
    expect(await kinds('')).toContain('video');
    expect(await kinds('&type=all')).not.toContain('video');
  });

  it('has a count of zero if nothing matches', async () => {
    const { data } = await get<Answer<'listGenreTitles'>>('/get/genre/mystery?country=999');
    expect([data.about.count, data.items]).toEqual([0, []]);
  });

  it('is a 404 if there is no such genre', async () => {
    expect(await missing('/get/genre/nonsense')).toBe('این ژانر پیدا نشد.');
  });
});

describe('the filter menus', () => {
  it('contain only values that some title has, and no value for everything', async () => {
    const { data } = await get<Answer<'getFilters'>>('/get/filters');
    for (const [name, options] of Object.entries(data)) {
      expect(options.length, name).toBeGreaterThan(1);
      for (const { value } of options) {
        expect(value).toBeGreaterThan(0);
        const titles = await fetchAllItems<Card>(`/get/downloads?limit=50&${name}=${value}`);
        const listed = await fetchAllItems<Card>(`/get/titles?limit=50&${name}=${value}`);
        expect(titles.length + listed.length, `${name}=${value}`).toBeGreaterThan(0);
      }
    }
    expect(data.country[0]).toEqual({ value: 98, name_fa: 'ایران', name_en: 'Iran' });
    expect(data.lang[0]).toEqual({ value: 1, name_fa: 'فارسی', name_en: 'Persian' });
  });
});

describe('a category', () => {
  it('contains the titles of its subcategories, each title once', async () => {
    const menu = await get<Category[]>('/ghost/getCategories');
    for (const { category_id, child_categories } of menu.slice(0, 3)) {
      const own = (await fetchAllItems<Card>(`/get/category/${category_id}?limit=50`)).map(keyOf);
      expect(new Set(own).size).toBe(own.length);
      for (const child of child_categories) {
        const below = await fetchAllItems<Card>(`/get/category/${child.category_id}?limit=50`);
        expect(own).toEqual(expect.arrayContaining(below.map(keyOf)));
      }
      const { data } = await get<Answer<'listCategoryTitles'>>(`/get/category/${category_id}`);
      expect(data.about.count).toBe(own.length);
      expect(data.about.child_categories).toEqual(child_categories);
    }
  });

  it('has a picture of its own, or that of the genre with its name', async () => {
    const flat = (menu: readonly Category[]): Category[] =>
      menu.flatMap((category) => [category, ...flat(category.child_categories)]);
    const genres = await get<Answer<'getGenres'>>('/genres');
    const ids = flat(await get<Category[]>('/ghost/getCategories')).map((each) => each.category_id);
    const addresses = await Promise.all(
      ids.map(async (id) => {
        const page = await get<Answer<'listCategoryTitles'>>(`/get/category/${id}`);
        const kind = id in genres ? 'genre' : 'category';
        const address = page.data.about.backdrop?.url;
        expect(address).toMatch(new RegExp(`^/media/backdrop/${kind}/${id}\\?`));
        return address;
      }),
    );
    expect(new Set(addresses).size).toBe(ids.length);
  });

  it('has its parent categories, the top one first', async () => {
    const { data } = await get<Answer<'listCategoryTitles'>>('/get/category/dubbed-europe');
    expect(data.about.parent_categories).toEqual([
      { category_id: 'foreign-films', persian_name: 'فیلم خارجی', name_en: 'Foreign Films' },
      { category_id: 'dubbed', persian_name: 'دوبلهٔ فارسی', name_en: 'Dubbed in Persian' },
    ]);
  });

  it('is a 404 if there is no such category', async () => {
    expect(await missing('/get/category/nonsense')).toBe('این دسته پیدا نشد.');
  });
});

describe('the overview of lists', () => {
  it('has the editors’ lists, newest first, then the genres', async () => {
    const infos = await fetchAllItems<ListInfo>('/get/lists?limit=5');
    const kinds = infos.map(({ kind }) => kind);
    expect(kinds).toEqual([...kinds].sort());
    const ids = infos.map(({ id, kind }) => `${kind}/${id}`);
    expect(new Set(ids).size).toBe(ids.length);
    const editorial = infos.filter(({ kind }) => kind === 'editorial');
    const days = editorial.map(({ updated_at }) => updated_at);
    expect(days).toEqual([...days].sort().reverse());
    const genres = Object.keys(await get<Answer<'getGenres'>>('/genres'));
    expect(infos.filter(({ kind }) => kind === 'genre').map(({ id }) => id)).toEqual(genres);
  });

  it('can be limited to one kind', async () => {
    const all = await fetchAllItems<ListInfo>('/get/lists?limit=50');
    for (const kind of ['editorial', 'genre']) {
      const some = await fetchAllItems<ListInfo>(`/get/lists?limit=5&kind=${kind}`);
      expect(some.map(({ id }) => id)).toEqual(
        all.filter((list) => list.kind === kind).map(({ id }) => id),
      );
    }
  });

  it('has another picture than each other list of the page', async () => {
    const all = await fetchAllItems<ListInfo>('/get/lists?limit=50');
    const shown = all.flatMap(({ cover }) => cover?.url ?? []);
    expect(new Set(shown).size).toBe(shown.length);
  });

  it('has the picture of one of its titles if it has none of its own', async () => {
    db.run(db.from.updateTable('genres').set({ art: null }).where('key', '=', 'drama'));
    const { about } = (await get<Answer<'getList'>>('/get/list/drama')).data;
    const page = (await get<Answer<'listGenreTitles'>>('/get/genre/drama')).data.about;
    for (const picture of [about.cover, page.backdrop]) {
      const [, type, id = ''] = /backdrop\/(\w+)\/([\w-]+)/.exec(picture?.url ?? '') ?? [];
      const title = db.one(
        db.from.selectFrom('titles').select(['art', 'type']).where('id', '=', id),
      );
      expect(title?.type).toBe(type);
      expect(title && fillsBand(title.art), title?.art).toBe(true);
    }
  });

  it('has the number of titles of each list', async () => {
    const infos = await fetchAllItems<ListInfo>('/get/lists?limit=50');
    for (const { id, count } of [...infos.slice(0, 5), ...infos.slice(-5)]) {
      expect(await fetchAllItems<Card>(`/get/list/${id}?limit=50`), id).toHaveLength(count);
    }
  });

  it('has no unknown lists, which are a 404', async () => {
    expect(await missing('/get/list/nonsense')).toBe('این فهرست پیدا نشد.');
  });
});

describe('an editor’s list', () => {
  const list = 'of-a-test';
  const items = [
    ['episode', '3001-1-1'],
    ['movie', '1605'],
    ['ekran', 'e-9'],
    ['video', '4001'],
    ['series', '3001'],
    ['movie', '1024'],
    ['movie', 'gone'],
  ] as const;

  const fill = () => {
    const words = { name_fa: 'آزمون', name_en: null, description_fa: '', description_en: null };
    db.run(
      db.from
        .insertInto('lists')
        .values({ id: list, position: 99, art: null, updated_at: now - day, ...words })
        .onConflict((clash) => clash.doNothing()),
    );
    items.forEach(([content_type, content_id], position) => {
      db.run(
        db.from
          .insertInto('list_titles')
          .values({ list_id: list, position, content_type, content_id })
          .onConflict((clash) => clash.doNothing()),
      );
    });
  };
  const search = async (query: string) => {
    fill();
    return (await fetchAllItems<Card>(`/get/list/${list}?${query}`)).map(keyOf);
  };

  it('has the editor’s order across pages, without titles that no longer exist', async () => {
    const expected = items.slice(0, 6).map(([type, id]) => `${type}/${id}`);
    expect(await search('limit=2')).toEqual(expected);
    expect(await search('limit=50')).toEqual(expected);
    const { data } = await get<Answer<'getList'>>(`/get/list/${list}`);
    expect(data.about).toMatchObject({ kind: 'editorial', count: 6 });
    // The list has no picture of its own, so the cover is that of one of its titles.
    expect(data.about.cover?.url).toMatch(/^\/media\/backdrop\/(movie|series|video)\//);
  });

  it('can be sorted differently', async () => {
    const cards = async (sort: string) => {
      fill();
      return fetchAllItems<Card>(`/get/list/${list}?limit=2&sort=${sort}`);
    };
    const ratings = (await cards('rating')).map(({ rating }) => rating?.average ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(ratings).toHaveLength(6);
    expect(new Set((await cards('newest')).map(keyOf)).size).toBe(6);
  });

  it('is filtered by type, and its episodes and screenings by their series and films', async () => {
    expect(await search('type=movie')).toEqual(['movie/1605', 'movie/1024']);
    expect(await search('type=all')).toEqual(['movie/1605', 'series/3001', 'movie/1024']);
    expect(await search('age=7')).toEqual(['episode/3001-1-1', 'video/4001', 'series/3001']);
  });

  it('is empty if nothing matches', async () => {
    expect(await search('country=999')).toEqual([]);
  });
});

describe('the downloadable titles', () => {
  it('have a file for each quality, smallest first', async () => {
    const titles = await fetchAllItems<DownloadableTitle>('/get/downloads?limit=50');
    expect(titles.map(({ title }) => title.id)).toContain('1024');
    for (const { title, files } of titles) {
      expect(['movie', 'video']).toContain(title.content_type);
      const sizes = files.map(({ size_bytes }) => size_bytes);
      expect(sizes).toEqual([...sizes].sort((a, b) => a - b));
    }
  });

  it('exclude unreleased titles', async () => {
    const titles = await fetchAllItems<DownloadableTitle>('/get/downloads?limit=50');
    expect(titles.map(({ title }) => title.badge)).not.toContain('soon');
    expect(titles.map(({ title }) => title.id)).not.toContain('1605');
  });

  it('are sorted and filtered like other lists', async () => {
    const titles = await fetchAllItems<DownloadableTitle>(
      '/get/downloads?limit=7&type=movie&sort=rating',
    );
    const ratings = titles.map(({ title }) => title.rating?.average ?? 0);
    expect(ratings).toEqual([...ratings].sort((a, b) => b - a));
    expect(new Set(titles.map(({ title }) => title.id)).size).toBe(titles.length);
    expect(new Set(titles.map(({ title }) => title.content_type))).toEqual(new Set(['movie']));
    expect(await fetchAllItems('/get/downloads?type=series')).toEqual([]);
  });
});
