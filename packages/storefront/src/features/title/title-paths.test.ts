import { describe, expect, it } from 'vitest';
import { routeTable } from '../../route-table.ts';
import { contentPath } from '../cards/content-path.ts';
import { downloadPath, showPath } from './title-paths.ts';

const types = ['movie', 'series', 'episode', 'video', 'ekran'] as const;

/** Whether a row of the table has the address. */
const exists = (path: string) =>
  routeTable.some((row) => row.path.replace('/:id?', '/a') === path && row.path !== '*');

describe('the addresses of a title', () => {
  it.each(types)('of a %s lead to pages that there are', (type) => {
    expect(exists(contentPath(type, 'a'))).toBe(true);
    expect(exists(showPath({ type, id: 'a' }))).toBe(true);
    const files = downloadPath({ type, id: 'a' });
    expect(files === undefined || exists(files)).toBe(true);
  });

  it('are those of the specification', () => {
    expect(types.map((type) => showPath({ type, id: '7' }))).toEqual([
      '/movie/show/7',
      '/series/7',
      '/episode/show/7',
      '/video/show/7',
      '/ekran/7',
    ]);
    expect(types.map((type) => downloadPath({ type, id: '7' }))).toEqual([
      '/movie/download/7',
      '/series/download/7',
      '/episode/download/7',
      undefined,
      undefined,
    ]);
  });
});
