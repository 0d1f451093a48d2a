import type { RouteGuard } from '@parde/domain';

export type Layout = 'default' | 'no-footer' | 'empty' | 'body';
export type HeaderStyle = 'solid' | 'overlay';
/** The part of the navigation that is marked while a page is shown. */
export type NavGroup = 'categories' | 'profile';

/** What the specification says of a page. Every fact that differs by page stands in its row, once. */
export interface RouteRow<
  Id extends string = string,
  Path extends string = string,
  Without extends string | undefined = string | undefined,
  Name extends string | undefined = string | undefined,
> {
  readonly id: Id;
  readonly path: Path;
  /** The module in pages/ that draws it. */
  readonly screen: string;
  readonly layout: Layout;
  readonly header: HeaderStyle;
  readonly bottomBar: boolean;
  readonly guard: RouteGuard;
  readonly nav?: NavGroup;
  /** The key of the name of a page that is still to be built. One that is built names itself. */
  readonly name?: Name;
  /** Parameters that are words of a viewer and no ids: anything is good. */
  readonly free?: readonly string[];
  /** Where the address leads without its last, optional parameter. Without this the page has something to show. */
  readonly without?: Without;
  /** The page is another's twin: the address that both are known by. */
  readonly canonical?: string;
  /** Nothing on it leads away: a child stays. */
  readonly closed?: boolean;
  /** Kept out of search engines: it shows something of the viewer's, or nothing that one would look for. */
  readonly hidden: boolean;
}

/** Where an address leads that says too little to show anything. */
export const nowhere = '404';

type RowOptions<Without extends string | undefined> = Partial<
  Omit<RouteRow<string, string, Without>, 'id' | 'path' | 'screen' | 'name'>
>;

/** Ids and paths stay what they are in the type too: paths.ts knows by them which addresses there are. */
function row<
  const Id extends string,
  const Path extends string,
  const Without extends string | undefined = undefined,
>(
  id: Id,
  path: Path,
  screen: string,
  options: RowOptions<Without> = {},
): RouteRow<Id, Path, Without, undefined> {
  return {
    id,
    path,
    screen,
    layout: 'default',
    header: 'solid',
    bottomBar: true,
    guard: 'open',
    hidden: false,
    ...options,
  };
}

/** A screen that is still to be built: a proper page that says so under the page's name. */
function soon<
  const Name extends string,
  const Path extends string,
  const Without extends string | undefined = undefined,
>(name: Name, path: Path, options: RowOptions<Without> = {}): RouteRow<Name, Path, Without, Name> {
  return { ...row(name, path, 'soon', options), name };
}

const overlay = { header: 'overlay' } as const;
/** A title's own page begins with its picture and needs the foot of a phone for its own buttons. */
const title = { ...overlay, bottomBar: false, without: nowhere } as const;
const categories = { nav: 'categories' } as const;
const profile = { nav: 'profile' } as const;
const own = { guard: 'protected', hidden: true } as const;
/** Pages of the app that hold a site's page without what stands around it. */
const inApp = { layout: 'body', without: nowhere } as const;

export const routeTable = [
  row('home', '/', 'home', { ...overlay, bottomBar: false }),
  row('app', '/app', 'app', { layout: 'body' }),
  row('app-episode', '/app/episode/show/:id?', 'episode-show', {
    ...inApp,
    canonical: '/episode/:id',
  }),
  row('app-series', '/app/series/show/:id?', 'series', { ...inApp, canonical: '/series/:id' }),
  row('app-ekran', '/app/ekran/:id?', 'ekran', { ...inApp, canonical: '/ekran/:id' }),
  row('app-show', '/app/show/:id?', 'movie-show', { ...inApp, canonical: '/movie/:id' }),
  row('callback', '/callback', 'callback', { layout: 'empty', bottomBar: false, hidden: true }),
  row('cinema', '/cinema', 'cinema', overlay),
  soon('download', '/download'),
  row('genres', '/genres', 'genres', { ...overlay, ...categories }),
  row('genre', '/genres/:id', 'genre', overlay),
  row('lives', '/lives', 'lives', { ...overlay, ...categories }),
  row('live', '/lives/:live', 'live', overlay),
  row('live-show', '/live/:id?', 'live', { ...overlay, canonical: '/lives/:id?' }),
  row('login', '/login', 'login', { layout: 'no-footer', guard: 'guest-only', hidden: true }),
  soon('magazines', '/magazines'),
  soon('magazines-channels', '/magazines-channels'),
  soon('namad', '/namad', { layout: 'empty' }),
  soon('payments', '/payments', { ...own, ...profile }),
  soon('profile', '/profile', { ...own, ...profile }),
  row('profile-list', '/profile/list/:list?', 'my-lists', own),
  soon('about-contact', '/profile/about-contact'),
  soon('faq', '/profile/faq'),
  soon('internet', '/profile/internet', profile),
  row('plans', '/profile/plans', 'plans', profile),
  soon('settings', '/profile/settings', { ...own, ...profile }),
  soon('terms', '/profile/terms'),
  row('directors', '/casts/directors', 'casts', categories),
  row('foreign-actors', '/casts/foreign-actors', 'casts', categories),
  row('iranian-actors', '/casts/iranian-actors', 'casts', categories),
  row('cast', '/cast/:id?', 'cast', { ...overlay, without: '/casts/iranian-actors' }),
  row('episode', '/episode/:id?', 'episode', title),
  row('episode-download', '/episode/download/:id?', 'episode-download', {
    without: nowhere,
    bottomBar: false,
    hidden: true,
  }),
  row('episode-show', '/episode/show/:id?', 'episode-show', {
    ...title,
    canonical: '/episode/:id',
  }),
  row('movie', '/movie/:id?', 'movie', title),
  row('movie-download', '/movie/download/:id?', 'movie-download', {
    without: nowhere,
    bottomBar: false,
    hidden: true,
  }),
  row('movie-show', '/movie/show/:id?', 'movie-show', { ...title, canonical: '/movie/:id' }),
  row('series', '/series/:id?', 'series', title),
  row('series-download', '/series/download/:id?', 'series-download', {
    without: nowhere,
    hidden: true,
  }),
  row('video', '/video/:id?', 'video', { without: nowhere }),
  row('video-show', '/video/show/:id?', 'video-show', {
    without: nowhere,
    canonical: '/video/:id',
  }),
  row('category', '/category/:id?', 'category', { without: '/genres' }),
  soon('channel', '/channel/:id?', { without: '/magazines-channels' }),
  row('ekran', '/ekran/:id?', 'ekran', { without: nowhere, bottomBar: false }),
  row('lists', '/lists/:list?', 'lists', overlay),
  row('plan', '/plan/:id?', 'plan', { without: '/profile/plans', hidden: true }),
  // An invitation is the home page, with the code in its address: `?ref` on any page is kept.
  row('ref', '/ref/:id?', 'referral', { hidden: true }),
  row('search', '/search/:search?', 'search', { free: ['search'], hidden: true }),
  soon('ussd-link', '/USSDlink/:fileid?/:userid', { layout: 'no-footer', hidden: true }),
  soon('ussd-package', '/USSDlink/:fileid?/:userid?/:package', {
    layout: 'no-footer',
    hidden: true,
  }),
  soon('kids', '/kids', { layout: 'body', closed: true }),
  row('not-found', '*', 'not-found'),
] as const;

/** One of the table's rows, as its type. */
export type TableRow = (typeof routeTable)[number];

/** The pages that have a name before they have content. */
export type PageName = Extract<TableRow['name'], string>;

/** Any row, as it is found: its name is one that the table has. */
export type FoundRow = RouteRow<string, string, string | undefined, PageName | undefined>;

const elsewhere = row('elsewhere', '*', 'not-found');

export function routeRow(id: string | undefined): FoundRow {
  return routeTable.find((entry) => entry.id === id) ?? elsewhere;
}

/** By the path as the router has it, with the parameters' names in place of their values. */
export function routeRowOf(pattern: string): FoundRow {
  return routeTable.find(({ path }) => path === pattern) ?? elsewhere;
}
