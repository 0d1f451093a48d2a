import type { ApiClient, OperationId } from '@parde/api-client';

/** `id` fills the parameter of the row's path. */
interface Listed {
  readonly id: string;
  readonly updated?: string | undefined;
}

type Source = (api: ApiClient) => AsyncIterable<Listed>;

/** The operations that the lists below need. */
export const catalogueNeeds: Readonly<Record<string, readonly OperationId[]>> = {
  movie: ['listTitles'],
  series: ['listTitles'],
  episode: ['listTitles', 'listEpisodes'],
  video: ['listChannels', 'listChannelVideos'],
  live: ['listLives'],
  channel: ['listChannels'],
  cast: ['listCasts'],
  genre: ['getGenres'],
  category: ['getCategories'],
  lists: ['listLists'],
};

const limit = 50;

/** The limit for one list. A sitemap cannot have more addresses. */
const maxPages = 1000;

/** All contents that have a page, by the ids of their rows in the route table. */
export const catalogue: Readonly<Record<string, Source>> = {
  movie: (api) => titles(api, 'movie'),
  series: (api) => titles(api, 'series'),
  episode: episodes,
  video: videos,
  live: (api) => every((cursor) => api.call('listLives', { query: { limit, ...cursor } })),
  channel: channels,
  cast: people,
  genre: genres,
  category: categories,
  lists,
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
