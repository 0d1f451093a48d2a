import type { Viewer } from './stack.ts';

export interface Page {
  readonly name: string;
  readonly path: string;
  readonly viewers: readonly Viewer[];
}

const everyone: readonly Viewer[] = ['guest', 'signed-in'];

function page(name: string, path: string, viewers = everyone): Page {
  return { name, path, viewers };
}

/** The screens, with the titles that the end-to-end tests open. */
export const pages: readonly Page[] = [
  page('home', '/'),
  page('film', '/movie/1024'),
  page('series', '/series/3001'),
  page('episode', '/episode/3001-1-2'),
  page('video', '/video/4001'),
  page('ekran', '/ekran/e-9'),
  page('film-show', '/movie/show/1024'),
  page('film-download', '/movie/download/1024'),
  page('cinema', '/cinema'),
  page('genres', '/genres'),
  page('genre', '/genres/drama'),
  page('category', '/category/kids'),
  page('casts', '/casts/directors'),
  page('cast', '/cast/p-niknam'),
  page('lists', '/lists'),
  page('list', '/lists/yalda-nights'),
  page('lives', '/lives'),
  page('live', '/lives/parde-one'),
  page('search', `/search/${encodeURIComponent('شب')}`),
  page('plans', '/profile/plans'),
  page('plan', '/plan/m3?content_id=1024&content_type=movie'),
  page('callback', '/callback?t=1'),
  page('app', '/app'),
  page('login', '/login', ['guest']),
  page('my-list', '/profile/list/liked', ['signed-in']),
  page('faq', '/profile/faq'),
  page('downloads', '/download'),
];
