import type { TitleState } from '@parde/api-client';
import { titleOr404 } from '../catalogue/head.ts';
import { cardOf, type Title } from '../catalogue/title.ts';
import type { Handlers } from '../contract/handlers.ts';
import { refuse } from '../contract/refusal.ts';
import { pageOf, pageSize, readCursor } from '../paging.ts';
import type { Parts } from '../parts.ts';
import { createFollows } from './follows.ts';
import { createLists, type PurchasedTitles } from './lists.ts';
import { createMarks } from './marks.ts';
import { notReleasedYet } from './messages.ts';
import { createMyRows } from './my-rows.ts';
import { createMyTitles } from './my-titles.ts';
import { createRatings } from './ratings.ts';
import { createWatchTime } from './watch-time.ts';
import { createWatching } from './watching.ts';

export function libraryHandlers(parts: Parts & { purchasedTitles: PurchasedTitles }) {
  const { db, now, purchasedTitles } = parts;
  const myTitles = createMyTitles(db);
  const follows = createFollows(parts);
  const lists = createLists(parts, myTitles, follows, purchasedTitles);
  const watchTime = createWatchTime(db, now);
  const watching = createWatching(parts, myTitles, watchTime);
  const marks = createMarks(parts, myTitles);
  const ratings = createRatings(db);
  const rowsOf = createMyRows(parts, { myTitles, watching, ratings });

  const stateOf = (mobile: string, title: Title): { data: TitleState } => {
    const savedLists: TitleState['lists'] = myTitles.listsOf(mobile, title);
    const bought = purchasedTitles(mobile).some(
      ({ content_type, id }) => content_type === title.type && id === title.id,
    );
    return {
      data: {
        content_type: title.type,
        id: title.id,
        rating: ratings.of(mobile, title),
        lists: lists.inOrder(bought ? [...savedLists, 'purchased'] : savedLists),
        place: watching.resumePositionIn(mobile, title),
        watched: marks.isWatched(mobile, title),
        ...(title.type === 'series' && {
          watched_episodes: marks.watchedEpisodes(mobile, title.id),
        }),
      },
    };
  };

  return {
    listMyLists: ({ viewer }) => ({ data: lists.all(viewer.mobile) }),

    listMyTitles: ({ viewer, path, query: { cursor, limit = pageSize } = {} }) => ({
      data: lists.page(viewer.mobile, path.list, cursor, limit),
    }),

    addToMyList: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      myTitles.add(mobile, body.list, title);
      return stateOf(mobile, title);
    },

    removeFromMyList: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      myTitles.remove(mobile, body.list, title);
      return stateOf(mobile, title);
    },

    listFollowing: ({ viewer, query }) => ({ data: follows.page(viewer.mobile, query) }),

    followChannel: ({ viewer, body: { id } }) => {
      follows.add(viewer.mobile, id);
      return { data: { id, followed: true } };
    },

    unfollowChannel: ({ viewer, body: { id } }) => {
      follows.remove(viewer.mobile, id);
      return { data: { id, followed: false } };
    },

    listWatching: ({ viewer, query: { cursor, limit = pageSize } = {} }) => {
      const [at, id] = readCursor(cursor, ['number', 'number']) ?? [];
      const before = at === undefined || id === undefined ? undefined : { at, id };
      const begun = watching.begun(viewer.mobile, before, limit + 1);
      return {
        data: pageOf(
          begun,
          limit,
          (row) => [row.at, row.id],
          ({ title, place }) => ({ card: cardOf(title, 'wide'), place }),
        ),
      };
    },

    saveWatching: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      const { position_seconds: position, duration_seconds: duration, watched_at } = body;
      // The clock of a device may be ahead of the server's.
      const at = watched_at === undefined ? now() : Math.min(Date.parse(watched_at), now());
      watching.save(mobile, title, { position, duration, at });
      return stateOf(mobile, title);
    },

    removeWatching: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      watching.forget(mobile, title);
      return stateOf(mobile, title);
    },

    markWatched: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      marks.mark(mobile, title, body);
      return stateOf(mobile, title);
    },

    listMyRows: ({ viewer }) => ({ data: rowsOf(viewer.mobile) }),

    getWatchTime: ({ viewer }) => ({ data: { weeks: watchTime.weeks(viewer.mobile) } }),

    getTitleState: ({ viewer, path }) =>
      stateOf(viewer.mobile, titleOr404(parts, path.content_type, path.id)),

    rateTitle: ({ viewer: { mobile }, body }) => {
      const title = titleOr404(parts, body.content_type, body.id);
      if (body.value !== null && title.availableAt > now()) {
        throw refuse.invalid(new Map([['value', [notReleasedYet]]]));
      }
      ratings.rate(mobile, title, body.value);
      return stateOf(mobile, title);
    },
  } satisfies Partial<Handlers>;
}
