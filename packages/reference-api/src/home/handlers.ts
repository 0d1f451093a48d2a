import { sql } from 'kysely';
import type { Handlers } from '../contract/handlers.ts';
import type { Scope } from '../lists/title-pages.ts';
import { refPage } from '../lists/title-pages.ts';
import type { Parts } from '../parts.ts';
import { discoverRows } from './rows.ts';
import { sliderOf } from './slider.ts';

const topCount = 20;

/** Unreleased titles are never among the most watched. */
const watched = (now: number): Scope =>
  sql`titles.type in ('movie', 'series') and titles.released_at <= ${now}`;

export function homeHandlers(parts: Parts) {
  return {
    getSlider: () => ({ status: 200, data: sliderOf(parts) }),
    getDiscover: ({ viewer }) => ({ data: discoverRows(parts, viewer !== null) }),
    getTop: ({ query }) => {
      const { items } = refPage(parts.db, watched(parts.now()), {
        ...query,
        sort: 'popular',
        limit: topCount,
      });
      return { data: { top: parts.titles.cards(items, 'wide') } };
    },
  } satisfies Partial<Handlers>;
}
