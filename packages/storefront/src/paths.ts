import type { ContentType, TitleType } from '@parde/api-client';
import { nowhere, type RouteRow, routeRow, type TableRow } from './route-table.ts';

// The specification's own rules: paths.test.ts holds what they make against the table.
export { loginPath, searchPath } from '@parde/domain';

/** A page of the site, by the id of its row in the route table. */
export type PageId = Exclude<TableRow, { readonly path: '*' }>['id'];

/** `/movie/:id?` → `{ id?: … }`. */
type ParamsIn<Pattern> = Pattern extends `${string}/:${infer Name}/${infer Rest}`
  ? Param<Name> & ParamsIn<`/${Rest}`>
  : Pattern extends `${string}/:${infer Name}`
    ? Param<Name>
    : unknown;

type Param<Name extends string> = Name extends `${infer Optional}?`
  ? { readonly [Key in Optional]?: string | number }
  : { readonly [Key in Name]: string | number };

/** A page that shows nothing without its parameter has no address without it, though its pattern has. */
type ParamsOf<Id extends PageId> =
  Extract<TableRow, { readonly id: Id }> extends RouteRow<Id, infer Pattern, infer Without>
    ? Without extends string
      ? Required<ParamsIn<Pattern>>
      : ParamsIn<Pattern>
    : never;

type ArgumentsOf<Params> = keyof Params extends never
  ? []
  : Partial<Params> extends Params
    ? [params?: Params]
    : [params: Params];

/** The address of a page. Links, redirects and forms have theirs from here: a mistake does not compile. */
export function path<Id extends PageId>(
  id: Id,
  ...params: Id extends PageId ? ArgumentsOf<ParamsOf<Id>> : never
): string;
export function path(
  id: PageId,
  params: Readonly<Record<string, string | number | undefined>> = {},
): string {
  return routeRow(id).path.replace(/\/:(\w+)\??/g, (_, name: string) => {
    const value = params[name];
    return value === undefined ? '' : `/${encodeURIComponent(value)}`;
  });
}

/** Of no page: what is there is said to be missing. */
export const notFoundPath = `/${nowhere}`;

/** Written out for the early script, which comes without the table; the type is the table's all the same. */
export const kidsHome = '/kids' satisfies Extract<TableRow, { readonly id: 'kids' }>['path'];

/** Whether a device in kids mode may show an address. */
export function isKidsPath(pathname: string): boolean {
  return `${pathname}/`.startsWith(`${kidsHome}/`);
}

/** Which title, as far as its addresses go. */
interface Title {
  readonly type: TitleType;
  readonly id: string;
}

/** The page of a title, channel or person. */
export function contentPath(type: ContentType, id: string): string {
  if (type === 'live') return path('live', { live: id });
  return path(type === 'person' ? 'cast' : type, { id });
}

/** The page with the player open, or the title's own where it has no such page. */
export function showPath({ type, id }: Title): string {
  // A series plays an episode, and a screening's player opens over its own page.
  const hasNone = type === 'series' || type === 'ekran';
  return path(hasNone ? type : `${type}-show`, { id });
}

/** Where the files of a title are, if it has any. */
export function downloadPath({ type, id }: Title): string | undefined {
  const hasNone = type === 'video' || type === 'ekran';
  return hasNone ? undefined : path(`${type}-download`, { id });
}

/** The list of a genre, by the key that titles name it by. */
export function genrePath(key: string): string {
  return path('genre', { id: key.toLowerCase() });
}

/** The plans, for a title that needs one. */
export function plansPath(wanted: Title): string {
  return path('plans') + wantedQuery(wanted);
}

/** The page on which a plan is paid. */
export function planPath(planId: string, wanted: Title | undefined): string {
  return path('plan', { id: planId }) + (wanted ? wantedQuery(wanted) : '');
}

function wantedQuery({ type, id }: Title): string {
  return `?${new URLSearchParams({ content_type: type, content_id: id })}`;
}

/** The page to which a bank sends its payers back, with the code by which it asks how the payment stands. */
export function callbackPath(trackingCode: string): string {
  return `${path('callback')}?${new URLSearchParams({ tracking_code: trackingCode })}`;
}
