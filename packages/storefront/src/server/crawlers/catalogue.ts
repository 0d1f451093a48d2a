import type { ApiClient, OperationId } from '@parde/api-client';

/** `id` fills the parameter of the row's path. */
interface Listed {
  readonly id: string;
  readonly updated?: string | undefined;
}

type Source = (api: ApiClient) => AsyncIterable<Listed>;

const limit = 50;

/** The limit for one list. A sitemap cannot have more addresses. */
const maxPages = 1000;

interface Kind {
  /** The operations that the list needs. */
  readonly needs: readonly OperationId[];
  readonly list: Source;
}

/** All contents that have a page, by the ids of their rows in the route table. */
export const catalogue: Readonly<Record<string, Kind>> = {
  movie: { needs: ['listTitles'], list: (api) => titles(api, 'movie') },
  series: { needs: ['listTitles'], list: (api) => titles(api, 'series') },
  episode: { needs: ['listTitles', 'listEpisodes'], list: episodes },
  video: { needs: ['listChannels', 'listChannelVideos'], list: videos },
  live: {
    needs: ['listLives'],
    list: (api) => every((cursor) => api.call('listLives', { query: { limit, ...cursor } })),
  },
  channel: { needs: ['listChannels'], list: channels },
  cast: { needs: ['listCasts'], list: people },
  genre: { needs: ['getGenres'], list: genres },
  category: { needs: ['getCategories'], list: categories },
  lists: { needs: ['listLists'], list: lists },
};

function titles(api: ApiClient, type: 'movie' | 'series') {
  return every((cursor) => api.call('listTitles', { query: { type, limit, ...cursor } }));
}

async function* episodes(api: ApiClient): AsyncIterable<Listed> {
  for await (const { id } of titles(api, 'series')) {
    yield* every((cursor) =>
      api.call('listEpisodes', { path: { id }, query: { limit, ...cursor } }),
    );
  }
}

function channels(api: ApiClient) {
  return every((cursor) => api.call('listChannels', { query: { limit, ...cursor } }));
}

async function* videos(api: ApiClient): AsyncIterable<Listed> {
  for await (const { id } of channels(api)) {
    const published = every((cursor) =>
      api.call('listChannelVideos', { path: { id }, query: { limit, ...cursor } }),
    );
    for await (const video of published) yield { id: video.id, updated: video.published_at };
  }
}

async function* people(api: ApiClient): AsyncIterable<Listed> {
  for (const group of ['directors', 'iranian-actors', 'foreign-actors'] as const) {
    yield* every((cursor) =>
      api.call('listCasts', { path: { group }, query: { limit, ...cursor } }),
    );
  }
}

async function* lists(api: ApiClient): AsyncIterable<Listed> {
  const all = every((cursor) => api.call('listLists', { query: { limit, ...cursor } }));
  for await (const list of all) yield { id: list.id, updated: list.updated_at };
}

async function* genres(api: ApiClient): AsyncIterable<Listed> {
  for (const id of Object.keys(await api.call('getGenres'))) yield { id };
}

interface CategoryTree {
  readonly category_id: string | number;
  readonly child_categories: readonly CategoryTree[];
}

async function* categories(api: ApiClient): AsyncIterable<Listed> {
  yield* below(await api.call('getCategories'));
}

function* below(tree: readonly CategoryTree[]): Iterable<Listed> {
  for (const { category_id, child_categories } of tree) {
    yield { id: String(category_id) };
    yield* below(child_categories);
  }
}

interface Page<Item> {
  readonly data: { readonly items: readonly Item[]; readonly next_cursor: string | null };
}

async function* every<Item>(
  load: (cursor: { cursor?: string }) => Promise<Page<Item>>,
): AsyncIterable<Item> {
  let cursor: { cursor?: string } | undefined = {};
  // Limits the requests if a server repeats cursors or never ends the list.
  const seen = new Set<string>();
  while (cursor && seen.size < maxPages) {
    const { data }: Page<Item> = await load(cursor);
    yield* data.items;
    const next = data.next_cursor;
    cursor = next === null || seen.has(next) ? undefined : { cursor: next };
    if (next !== null) seen.add(next);
  }
}
