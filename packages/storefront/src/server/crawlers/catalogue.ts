import type { ApiClient, OperationId } from '@parde/api-client';

/** `id` fills the parameter of the row's path. */
interface Listed {
  readonly id: string;
  readonly updated?: string | undefined;
}

const limit = 50;
/** The limit for one list. A sitemap cannot have more addresses. */
const maxPages = 1000;

interface Kind {
  readonly needs: readonly OperationId[];
  readonly list: (api: ApiClient) => AsyncIterable<Listed>;
}

const titles = (api: ApiClient, type: 'movie' | 'series') =>
  every((query) => api.call('listTitles', { query: { ...query, type } }));

const channels = (api: ApiClient) => every((query) => api.call('listChannels', { query }));

/** All contents that have a page, by the ids of their rows in the route table. */
export const catalogue: Readonly<Record<string, Kind>> = {
  movie: { needs: ['listTitles'], list: (api) => titles(api, 'movie') },
  series: { needs: ['listTitles'], list: (api) => titles(api, 'series') },
  episode: {
    needs: ['listTitles', 'listEpisodes'],
    async *list(api) {
      for await (const { id } of titles(api, 'series')) {
        yield* every((query) => api.call('listEpisodes', { path: { id }, query }));
      }
    },
  },
  video: {
    needs: ['listChannels', 'listChannelVideos'],
    async *list(api) {
      for await (const { id } of channels(api)) {
        const videos = every((query) => api.call('listChannelVideos', { path: { id }, query }));
        for await (const video of videos) yield { id: video.id, updated: video.published_at };
      }
    },
  },
  live: { needs: ['listLives'], list: (api) => every((query) => api.call('listLives', { query })) },
  channel: { needs: ['listChannels'], list: channels },
  cast: {
    needs: ['listCasts'],
    async *list(api) {
      for (const group of ['directors', 'iranian-actors', 'foreign-actors'] as const) {
        yield* every((query) => api.call('listCasts', { path: { group }, query }));
      }
    },
  },
  genre: {
    needs: ['getGenres'],
    async *list(api) {
      for (const id of Object.keys(await api.call('getGenres'))) yield { id };
    },
  },
  category: {
    needs: ['getCategories'],
    async *list(api) {
      yield* below(await api.call('getCategories'));
    },
  },
  lists: {
    needs: ['listLists'],
    async *list(api) {
      const all = every((query) => api.call('listLists', { query }));
      for await (const { id, updated_at: updated } of all) yield { id, updated };
    },
  },
};

interface CategoryTree {
  readonly category_id: string | number;
  readonly child_categories: readonly CategoryTree[];
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
  load: (query: { limit: number; cursor?: string }) => Promise<Page<Item>>,
): AsyncIterable<Item> {
  let cursor: { cursor?: string } | undefined = {};
  // Limits the requests if a server repeats cursors or never ends the list.
  const seen = new Set<string>();
  while (cursor && seen.size < maxPages) {
    const { data }: Page<Item> = await load({ limit, ...cursor });
    yield* data.items;
    const next = data.next_cursor;
    cursor = next === null || seen.has(next) ? undefined : { cursor: next };
    if (next !== null) seen.add(next);
  }
}
