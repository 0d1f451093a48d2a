export type Layout = 'default' | 'no-footer' | 'empty' | 'body';
export type HeaderStyle = 'solid' | 'overlay';

/** What the specification says of a page. Every fact that differs by page stands in its row, once. */
export interface RouteRow {
  readonly id: string;
  readonly path: string;
  /** The module in routes/ that draws it. */
  readonly screen: string;
  readonly layout: Layout;
  readonly header: HeaderStyle;
  readonly bottomBar: boolean;
}

type RowOptions = Partial<Omit<RouteRow, 'id' | 'path' | 'screen'>>;

function row(id: string, path: string, screen: string, options: RowOptions = {}): RouteRow {
  return {
    id,
    path,
    screen,
    layout: 'default',
    header: 'solid',
    bottomBar: true,
    ...options,
  };
}

/** A screen that is still to be built: a proper page that says so. It has no picture for a header to lie on yet. */
function soon(id: string, path: string, options: RowOptions = {}): RouteRow {
  return row(id, path, 'soon', { ...options, header: 'solid' });
}

export const routeTable: readonly RouteRow[] = [
  row('home', '/', 'home', { header: 'overlay', bottomBar: false }),
  row('movie', '/movie/:id?', 'movie', { header: 'overlay', bottomBar: false }),
  row('login', '/login', 'login', { layout: 'no-footer' }),
  soon('kids', '/kids', { layout: 'body' }),
  soon('cinema', '/cinema', { header: 'overlay' }),
  soon('genres', '/genres/:id?', { header: 'overlay' }),
  soon('lives', '/lives/:live?', { header: 'overlay' }),
  soon('live', '/live/:id?', { header: 'overlay' }),
  soon('movie-show', '/movie/show/:id?'),
  soon('series', '/series/:id?', { header: 'overlay', bottomBar: false }),
  soon('episode', '/episode/:id?', { bottomBar: false }),
  soon('video', '/video/:id?'),
  soon('cast', '/cast/:id?', { header: 'overlay' }),
  soon('channel', '/channel/:id?'),
  soon('magazines', '/magazines'),
  soon('search', '/search/:search?'),
  soon('category', '/category/:id?'),
  soon('profile', '/profile'),
  soon('about-contact', '/profile/about-contact'),
  soon('faq', '/profile/faq'),
  soon('terms', '/profile/terms'),
  row('not-found', '*', 'not-found'),
];

const rows = new Map(routeTable.map((entry) => [entry.id, entry]));
const elsewhere = row('elsewhere', '*', 'not-found');

export function routeRow(id: string | undefined): RouteRow {
  return (id === undefined ? undefined : rows.get(id)) ?? elsewhere;
}
