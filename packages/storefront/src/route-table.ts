import type { RouteGuard } from '@parde/domain';
import type { ReactNode } from 'react';
import { matchRoutes, type Params } from 'react-router';
import type { HostRules } from './brand/host-rules.ts';

export type Layout = 'default' | 'no-footer' | 'empty' | 'body';
export type HeaderStyle = 'solid' | 'overlay';
/** The part of the navigation that is marked as current. */
export type NavGroup = 'categories' | 'profile';

/** All facts about a page from the specification. */
export interface RouteRow<
  Id extends string = string,
  Path extends string = string,
  Without extends string | undefined = string | undefined,
  Screen extends string = string,
> {
  readonly id: Id;
  readonly path: Path;
  /** The name of the module in a subfolder of pages/, which routes.tsx imports on demand. */
  readonly screen: Screen;
  readonly layout: Layout;
  readonly header: HeaderStyle;
  readonly bottomBar: boolean;
  readonly guard: RouteGuard;
  /** The page is not found, for any viewer, if this host rule is off. */
  readonly shownBy?: keyof HostRules;
  readonly nav?: NavGroup;
  /** The parameters that are not checked as ids. */
  readonly freeText?: readonly string[];
  /**
   * The redirect target for a missing optional parameter, or `notFound`. If unset, the page also works without the
   * parameter.
   */
  readonly withoutParam?: Without;
  /** The address of another page with the same content. */
  readonly canonical?: string;
  /** True if search engines must not index the page (`noindex`). */
  readonly hidden: boolean;
  /** True if the page's document may show trust badges, whose pictures come from their issuers. */
  readonly trustBadges?: boolean;
  /** True for the only pages that kids mode opens. */
  readonly forKids: boolean;
}

export const notFound = '404';

type RowOptions<Without extends string | undefined> = Partial<
  Omit<RouteRow<string, string, Without>, 'id' | 'path' | 'screen'>
>;

/** Keeps ids and paths as literal types, because paths.ts checks addresses by them. */
function row<
  const Id extends string,
  const Path extends string,
  const Screen extends string,
  const Without extends string | undefined = undefined,
>(
  id: Id,
  path: Path,
  screen: Screen,
  options: RowOptions<Without> = {},
): RouteRow<Id, Path, Without, Screen> {
  return {
    id,
    path,
    screen,
    layout: 'default',
    header: 'solid',
    bottomBar: true,
    guard: 'open',
    hidden: false,
    forKids: false,
    ...options,
  };
}

const overlay = { header: 'overlay' } as const;
/** On phones, a title's own buttons replace the bottom bar. */
const title = { ...overlay, bottomBar: false, withoutParam: notFound } as const;
const files = { withoutParam: notFound, bottomBar: false, hidden: true } as const;
const categories = { nav: 'categories' } as const;
const profile = { nav: 'profile' } as const;
const own = { guard: 'protected', hidden: true } as const;
const operatorLink = { layout: 'no-footer', hidden: true } as const;
/** Pages inside the mobile app, without header and footer. */
const inApp = { layout: 'body', withoutParam: notFound } as const;
const kids = { layout: 'body', hidden: true, forKids: true } as const;

export const routeTable = [
  row('home', '/', 'home', { ...overlay, bottomBar: false }),
  row('accessibility', '/accessibility', 'accessibility'),
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
  row('download', '/download', 'download'),
  row('genres', '/genres', 'genres', { ...overlay, ...categories }),
  row('genre', '/genres/:id', 'genre', overlay),
  row('lives', '/lives', 'lives', { ...overlay, ...categories }),
  row('live', '/lives/:live', 'live', overlay),
  row('live-show', '/live/:id?', 'live', { ...overlay, canonical: '/lives/:id?' }),
  row('login', '/login', 'login', { layout: 'no-footer', guard: 'guest-only', hidden: true }),
  row('magazines', '/magazines', 'magazines'),
  row('magazines-channels', '/magazines-channels', 'magazines-channels'),
  row('namad', '/namad', 'namad', { layout: 'empty', trustBadges: true }),
  row('payments', '/payments', 'payments', { ...own, ...profile, shownBy: 'showsPayments' }),
  row('profile', '/profile', 'my-lists', { ...own, ...profile }),
  row('profile-list', '/profile/list/:list?', 'my-lists', own),
  row('about-contact', '/profile/about-contact', 'about-contact'),
  row('faq', '/profile/faq', 'faq'),
  row('internet', '/profile/internet', 'internet', profile),
  row('plans', '/profile/plans', 'plans', profile),
  row('settings', '/profile/settings', 'settings', { ...own, ...profile }),
  row('terms', '/profile/terms', 'terms'),
  row('directors', '/casts/directors', 'casts', categories),
  row('foreign-actors', '/casts/foreign-actors', 'casts', categories),
  row('iranian-actors', '/casts/iranian-actors', 'casts', categories),
  row('cast', '/cast/:id?', 'cast', { ...overlay, withoutParam: '/casts/iranian-actors' }),
  row('episode', '/episode/:id?', 'episode', title),
  row('episode-download', '/episode/download/:id?', 'episode-download', files),
  row('episode-show', '/episode/show/:id?', 'episode-show', {
    ...title,
    canonical: '/episode/:id',
  }),
  row('movie', '/movie/:id?', 'movie', title),
  row('movie-download', '/movie/download/:id?', 'movie-download', files),
  row('movie-show', '/movie/show/:id?', 'movie-show', { ...title, canonical: '/movie/:id' }),
  row('series', '/series/:id?', 'series', title),
  row('series-download', '/series/download/:id?', 'series-download', { ...files, bottomBar: true }),
  row('video', '/video/:id?', 'video', { withoutParam: notFound }),
  row('video-show', '/video/show/:id?', 'video-show', {
    withoutParam: notFound,
    canonical: '/video/:id',
  }),
  row('category', '/category/:id?', 'category', { withoutParam: '/genres' }),
  row('channel', '/channel/:id?', 'channel', { withoutParam: '/magazines-channels' }),
  row('ekran', '/ekran/:id?', 'ekran', { withoutParam: notFound, bottomBar: false }),
  row('lists', '/lists/:list?', 'lists', overlay),
  row('plan', '/plan/:id?', 'plan', { withoutParam: '/profile/plans', hidden: true }),
  // A damaged referral link leads to the home page.
  row('ref', '/ref/:id?', 'referral', { freeText: ['id'], withoutParam: '/', hidden: true }),
  row('search', '/search/:search?', 'search', { freeText: ['search'], hidden: true }),
  // With one parameter the row matches a user, and with two a file and a user. Of two rows that match equally, the
  // first is used.
  row('ussd-link', '/USSDlink/:fileid?/:userid', 'ussd-link', operatorLink),
  row('ussd-package', '/USSDlink/:fileid?/:userid?/:package', 'ussd-link', operatorLink),
  row('kids', '/kids', 'kids', kids),
  row('kids-search', '/kids/search/:search?', 'kids-search', { ...kids, freeText: ['search'] }),
  row('kids-title', '/kids/title/:type/:id', 'kids-title', kids),
  row('kids-watch', '/kids/watch/:type/:id', 'kids-watch', kids),
  row('kids-leave', '/kids/leave', 'kids-leave', kids),
  row('not-found', '*', 'not-found'),
] as const;

export type TableRow = (typeof routeTable)[number];

export type Screen = TableRow['screen'];

/** A page of the brand, which loads its own module. */
export interface CustomRow
  extends RouteRow<string, string, string | undefined, `own:${string}` | 'own-home'> {
  /** The id of the built-in page that the page replaces. */
  readonly replaces?: string;
  load(): Promise<CustomPageModule>;
}

export interface CustomPageModule {
  readonly default: CustomPage;
  /** The page's file, as in the build's manifest. Only the server has it (`pageSources` of build/vite.ts). */
  readonly source?: string;
}

/** The result of `definePage`, with the types that are available at this level. */
interface CustomPage {
  (): ReactNode;
  load(page: object, request: object): Promise<{ readonly title: string }>;
}

export type FoundRow =
  | (RouteRow<string, string, string | undefined, Screen> & {
      readonly load?: undefined;
      readonly replaces?: undefined;
    })
  | CustomRow;

type CustomRowOptions = RowOptions<undefined> & Pick<CustomRow, 'load'>;

export function createCustomRow(path: string, { load, ...options }: CustomRowOptions): CustomRow {
  return { ...row(path, path, `own:${path}` as const, options), load };
}

/** Creates a row with the facts of a built-in row, except for those in the options. */
export function createReplacingRow(
  replaces: string,
  { load, ...options }: CustomRowOptions,
): CustomRow {
  const replaced: FoundRow = routeTable.find(({ id }) => id === replaces) ?? unmatched;
  return { ...replaced, ...options, screen: `own:${replaces}`, replaces, load };
}

/** The row that replaces the built-in home page. */
export function createCustomHomeRow({ load, ...options }: CustomRowOptions): CustomRow {
  return { ...row('home', '/', 'own-home', { ...options, bottomBar: false }), load };
}

let rows: readonly FoundRow[] = routeTable;

/**
 * Adds the brand's rows, some of which replace built-in rows with the same id. Called once at the start of a server or
 * a document.
 */
export function addRows(own: readonly (CustomRow | undefined)[]): void {
  const custom = own.filter((each) => !!each);
  rows = [...custom, ...routeTable.filter(({ id }) => !custom.some((each) => each.id === id))];
}

export function allRows(): readonly FoundRow[] {
  return rows;
}

const unmatched = row('elsewhere', '*', 'not-found');

export function routeRow(id: string | undefined): FoundRow {
  return rows.find((entry) => entry.id === id) ?? unmatched;
}

/** Returns the first segment. Only the patterns of the home page and of the last row have none. */
const firstPart = (path: string) => path.split('/', 2)[1]?.toLowerCase();

/** Compares only patterns with the same first segment, because preparing all takes a phone many milliseconds. */
export function matchRow(
  pathname: string,
  table: readonly FoundRow[] = rows,
): { row: FoundRow; params: Params } {
  const first = firstPart(pathname);
  // The router decodes encoded addresses such as `/%6Dovie/1`.
  const isEncoded = first?.includes('%');
  const near = table.filter(({ path }) => isEncoded || path === '*' || firstPart(path) === first);
  const match = matchRoutes(near, pathname)?.at(-1);
  return match ? { row: match.route, params: match.params } : { row: unmatched, params: {} };
}

/** Returns the storefront's own page at an address. */
export function findBuiltInPage(pathname: string): FoundRow | undefined {
  const { row } = matchRow(pathname, routeTable);
  return row.path === '*' ? undefined : row;
}
