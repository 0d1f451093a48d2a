import type { Handlers } from '../contract/handlers.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { categoriesOf } from './categories.ts';
import { ekranOf } from './ekran.ts';
import { episodeOf } from './episode.ts';
import { listEpisodes } from './episodes.ts';
import { titleOr404 } from './head.ts';
import { movieOf } from './movie.ts';
import { seriesOf } from './series.ts';
import { similarTo } from './similar.ts';
import { videoOf } from './video.ts';

export function catalogueHandlers(parts: Parts) {
  return {
    getCategories: () => categoriesOf(parts.db),
    getMovie: ({ path }) => ({ data: movieOf(parts, path.id) }),
    getSeries: ({ path }) => ({ data: seriesOf(parts, path.id) }),
    listEpisodes: (call) => ({ data: listEpisodes(parts, call) }),
    getEpisode: ({ path }) => ({ data: episodeOf(parts, path.id) }),
    getVideo: ({ path }) => ({ data: videoOf(parts, path.id) }),
    getEkran: ({ path }) => ({ data: ekranOf(parts, path.id) }),

    listSimilar: ({ path, query: { cursor, limit = pageSize } = {} }) => {
      const title = titleOr404(parts, path.content_type, path.id);
      // An episode has the similar titles of its series, and a screening those of its film.
      const work = title.seriesId ?? title.filmId ?? title.id;
      const near = similarTo(
        parts.db,
        work,
        limit + 1,
        readCursor(cursor, ['number', 'number', 'text']),
      );
      const { items, next_cursor } = pageOf(
        near,
        limit,
        ({ nearness, rating, id }) => [nearness, rating, id],
        (found) => found,
      );
      return { data: { items: parts.titles.cards(items), next_cursor } };
    },
  } satisfies Partial<Handlers>;
}
