import type { ContentType, TitleType } from '@parde/api-client';
import { type RouteRow, routeRow, type TableRow } from './route-table.ts';

// Rules of the specification. paths.test.ts checks their addresses against the route table.
export { loginPath, searchPath } from '@parde/domain';

/** A page of the site, by the id of its row in the route table. */
export type PageId = Exclude<TableRow, { readonly path: '*' }>['id'];

/** The parameters of a path: `/movie/:id?` → `{ id?: … }`. */
type ParamsIn<Pattern> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Param<Name> & ParamsIn<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Param<Name>
    : unknown;

type Param<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: string | number }
  : { readonly [Key in Name]: string | number };

/** A parameter that the pattern declares optional is required if the page shows nothing without it. */
type ParamsOf<Id extends PageId> =
  Extract<TableRow, { readonly id: Id }> extends RouteRow<Id, infer Pattern, infer Without>
    ? Without extends string
      ? Required<ParamsIn<Pattern>>
      : ParamsIn<Pattern>
    : never;

type Query = Readonly<Record<string, string>>;

type ArgumentsOf<Params> = keyof Params extends never
  ? [params?: Readonly<Record<string, never>>, query?: Query]
  : Partial<Params> extends Params
    ? [params?: Params, query?: Query]
    : [params: Params, query?: Query];

/** The arguments of `path` after the page's id: the parameters of the address, and its query. */
export type PathArguments<Id extends PageId> = Id extends PageId
  ? ArgumentsOf<ParamsOf<Id>>
  : never;

/** Returns the address of a page. All links, redirects and forms use it, so that a wrong address does not compile. */
export function path<Id extends PageId>(id: Id, ...params: PathArguments<Id>): string;
export function path(
  id: PageId,
  params: Readonly<Record<string, string | number | undefined>> = {},
  query?: Query,
): string {
  const pathname = routeRow(id).path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
  return query ? `${pathname}?${new URLSearchParams(query)}` : pathname;
}

// Literal paths, because the early script must not bundle the route table.
export const homePath = '/' satisfies Extract<TableRow, { readonly id: 'home' }>['path'];
export const kidsHome = '/kids' satisfies Extract<TableRow, { readonly id: 'kids' }>['path'];

/**
 * The address of the downloads page's copy for saving. Only the service worker requests it, so that shared caches do
 * not mix it with the page itself.
 */
export const storedPageAddress = '/sw/download';

/** The address that the set-up form is sent to. It has no page. */
export const kidsEnterPath = `${kidsHome}/enter`;

export function isKidsPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${kidsHome}/`);
}

interface Title {
  readonly type: TitleType;
  readonly id: string;
}

export function contentPage(type: ContentType) {
  return type === 'person' ? 'cast' : type;
}

/** Returns the address of the page of a title, channel or person. */
export function contentPath(type: ContentType, id: string): string {
  const page = contentPage(type);
  return page === 'live' ? path(page, { live: id }) : path(page, { id });
}

/** A series plays an episode. A screening's player opens over the title's own page. */
export function showPage(type: TitleType) {
  return type === 'series' || type === 'ekran' ? type : (`${type}-show` as const);
}

/** Returns the address of the player page, or of the title's own page if the type has no player page. */
export function showPath({ type, id }: Title): string {
  return path(showPage(type), { id });
}

/** Returns undefined for types without downloads. */
export function downloadPage(type: TitleType) {
  return type === 'video' || type === 'ekran' ? undefined : (`${type}-download` as const);
}

/** Returns undefined for types without downloads. */
export function downloadPath({ type, id }: Title): string | undefined {
  const page = downloadPage(type);
  return page && path(page, { id });
}

export function genrePath(key: string): string {
  return path('genre', { id: key.toLowerCase() });
}

/** Returns the address of the plans page. The query names the title that the viewer wants. */
export function plansPath(wanted: Title | undefined): string {
  return path('plans', {}, wanted && wantedQuery(wanted));
}

export function planPath(planId: string, wanted: Title | undefined): string {
  return path('plan', { id: planId }, wanted && wantedQuery(wanted));
}

function wantedQuery({ type, id }: Title) {
  return { content_type: type, content_id: id };
}

/** Returns the address that banks send payers back to. The page requests the payment by its tracking code. */
export function callbackPath(trackingCode: string): string {
  return path('callback', {}, { tracking_code: trackingCode });
}
