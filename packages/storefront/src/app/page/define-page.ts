import { isApiError } from '@parde/api-client';
import type { TFunction } from 'i18next';
import type { ReactNode } from 'react';
import { data, generatePath, type Params } from 'react-router';
import type { FoundRow } from '../../route-table.ts';
import type { Namespace } from '../i18n/message-files.ts';
import { loadMessages } from '../i18n/messages.ts';
import { requestSignIn } from '../session/sign-in-request.ts';
import { redirectToCanonical } from './canonical-address.ts';
import { guardPage } from './guard-page.ts';
import type { Page } from './page.ts';
import type { PageMeta } from './page-meta.ts';

/** The other parts of the head come from the route's row. */
type DefinedMeta = Pick<PageMeta, 'title' | 'description' | 'image' | 'hidden'>;

interface PageDefinition<N extends Namespace, Data> {
  /** The page's messages, which load in addition to the shell's. */
  readonly namespace: N;
  /** Prefetches the screen's queries. Its result is used only by `meta`. */
  data(page: Page, params: Params, url: URL): Promise<Data>;
  meta(data: Data, t: TFunction<N>, page: Page, row: FoundRow): DefinedMeta;
  readonly Screen: () => ReactNode;
  /** Replaces the general message for a page that was not found. */
  readonly Missing?: () => ReactNode;
}

interface PageRequest {
  readonly row: FoundRow;
  readonly params: Params;
  readonly url: URL;
}

/** A component, so that React Refresh can replace it. */
export interface DefinedPage {
  (): ReactNode;
  readonly Missing?: (() => ReactNode) | undefined;
  /** Runs the guard and loads queries, messages and meta. Called by the server, by the browser and for a prefetch. */
  load(page: Page, request: PageRequest): Promise<PageMeta>;
}

export function definePage<N extends Namespace, Data>(
  definition: PageDefinition<N, Data>,
): DefinedPage {
  const { namespace, Screen, Missing } = definition;
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
  return Object.assign(Screen, { load, Missing });
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
