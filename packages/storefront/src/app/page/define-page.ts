import { isApiError } from '@parde/api-client';
import { decideRoute } from '@parde/domain';
import type { TFunction } from 'i18next';
import type { ComponentType, ReactNode } from 'react';
import { data, generatePath, type Params, redirect } from 'react-router';
import { contentId } from '../../content-id.ts';
import { type FoundRow, notFound, type RouteRow } from '../../route-table.ts';
import type { Namespace } from '../i18n/messages.ts';
import { loadMessages } from '../i18n/messages.ts';
import { requestSignIn } from '../session/sign-in-request.ts';
import { isThere } from './operations.ts';
import type { Page, PageFacts, PageMeta } from './page.ts';

/** The other parts of the head come from the route's row. */
type DefinedMeta = Pick<PageMeta, 'title' | 'description' | 'image' | 'hidden'>;

type PageFrame = ComponentType<{ children: ReactNode }>;

export interface PageDefinition<N extends Namespace, Data> {
  /** The page's messages, which load in addition to the shell's. */
  readonly namespace: N;
  /** Prefetches the screen's queries. Its result is used only by `meta`. */
  data(page: Page, params: Params, url: URL): Promise<Data>;
  meta(data: Data, t: TFunction<N>, page: Page, row: FoundRow): DefinedMeta;
  readonly Screen: () => ReactNode;
  /** The frame that the page shares with others. It stays when one of them follows another. */
  readonly Frame?: PageFrame;
  /** Replaces the general message for a page that was not found. */
  readonly Missing?: () => ReactNode;
}

/** A component, so that React Refresh can replace it. */
export interface DefinedPage {
  (): ReactNode;
  readonly Frame?: PageFrame | undefined;
  readonly Missing?: (() => ReactNode) | undefined;
  /** Runs the guard and loads queries, messages and meta. Called by the server, by the browser and for a prefetch. */
  load(
    page: Page,
    request: { readonly row: FoundRow; readonly params: Params; readonly url: URL },
  ): Promise<PageMeta>;
}

export function definePage<N extends Namespace, Data>(
  definition: PageDefinition<N, Data>,
): DefinedPage {
  const { namespace, Screen, Frame, Missing } = definition;
  const load: DefinedPage['load'] = async (page, { row, params, url }) => {
    const { i18n, facts } = page;
    redirectToCanonical(row, url);
    // `Missing` needs the messages, whichever step finds that the page is missing.
    if (Missing) await loadMessages(page, namespace);
    guardPage(row, { facts, address: url.pathname + url.search, params });
    const [content] = await Promise.all([
      definition.data(page, params, url).catch((error) => throwRouteError(error, page, url)),
      loadMessages(page, namespace),
    ]);
    const own = definition.meta(content, i18n.getFixedT(i18n.language, namespace), page, row);
    const hidden = row.hidden || own.hidden === true;
    return {
      ...own,
      hidden,
      ...(hidden ? {} : { canonical: generatePath(row.canonical ?? row.path, params) }),
    };
  };
  return Object.assign(Screen, { load, Frame, Missing });
}

function throwRouteError(error: unknown, { facts, isPrefetch }: Page, { pathname }: URL): never {
  if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
  // Request the sign-in here, because the page may share a prefetch's call, which does not request it. A prefetch of
  // this page does not request it either.
  if (isApiError(error) && error.status === 401 && !facts.signedIn && !isPrefetch) {
    requestSignIn(pathname);
  }
  throw error;
}

/** The loaded pages, for the synchronous render. In development, a changed page replaces its entry. */
export const loadedPages = new Map<FoundRow['screen'], DefinedPage>();

/**
 * The files of the brand's own pages, as the build names them. Only the server has them (`pageSources` of
 * build/vite.ts).
 */
export const pageSources = new Map<FoundRow['screen'], string>();

/** `guard` is any string, because a brand's own row may contain an unknown value. */
export type Guarded = Pick<RouteRow, 'id' | 'path' | 'withoutParam' | 'freeText' | 'shownBy'> & {
  readonly guard: string;
};

export interface Visit {
  readonly facts: Pick<PageFacts, 'signedIn' | 'rules' | 'kids' | 'missing'>;
  /** The path and the query. */
  readonly address: string;
  readonly params: Params;
}

/** Throws a redirect or an error if the viewer may not see the page. */
export function guardPage(row: Guarded, { facts, address, params }: Visit): void {
  // This check precedes the guard, so that guests are not asked to sign in for a missing page.
  if (!isThere({ facts }, row)) throw data(null, { status: 404 });
  const decision = decideRoute(row.guard, facts.signedIn, address);
  if (decision.outcome === 'fail') throw data(decision.message, { status: decision.status });
  if (decision.outcome === 'redirect') throw redirect(decision.to);

  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  const isGood = ([name, value = '']: [string, string | undefined]) =>
    row.freeText?.includes(name) === true || contentId.test(value);
  if (!given.every(isGood)) throw data(null, { status: 404 });

  if (row.withoutParam === undefined || given.length > 0) return;
  if (row.withoutParam === notFound) throw data(null, { status: 404 });
  throw redirect(row.withoutParam);
}

/**
 * Redirects to the canonical spelling of an address. The router also matches `/Movie/1/`, so caches and search
 * engines would otherwise know a page by many addresses.
 */
export function redirectToCanonical({ path }: Pick<RouteRow, 'path'>, url: URL): void {
  const pattern = partsOf(path);
  const parts = partsOf(url.pathname).map((part, index) => {
    const name = pattern[index];
    return name === undefined || /^[:*]/.test(name) ? part : name;
  });
  // biome-ignore lint/plugin: it is the requested address, spelt as in the route table
  const canonical = `/${parts.join('/')}`;
  if (canonical !== url.pathname) throw redirect(canonical + url.search, 301);
}

const partsOf = (path: string) => path.split('/').filter((part) => part !== '');
