import type { Catalogue } from '../catalogue.ts';
import type { DemoData } from '../data/demo-data.ts';
import type { Work } from './titles/work.ts';

/** Returns the home page: shelves that editors have filled by hand, and those derived from the titles. */
export function homeOf({ home, channels }: DemoData, works: readonly Work[]): Catalogue['home'] {
  const magazines = new Set(channels.filter(({ kind }) => kind === 'magazine').map(({ id }) => id));
  const newestIssues = (count: number) =>
    works
      .filter(({ issue, channel_id }) => issue && magazines.has(channel_id ?? ''))
      .sort((a, b) => b.releasedAt - a.releasedAt)
      .slice(0, count)
      .map(({ id }) => `video/${id}`);
  const rows = home.rows.map(({ newest_issues = 0, items, ...row }) => ({
    ...row,
    items: items ?? newestIssues(newest_issues),
  }));
  return { rows: rows.filter(({ items }) => items.length > 0), slides: home.slides };
}
