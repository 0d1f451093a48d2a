import { isApiError } from '@parde/api-client';
import type { TFunction } from 'i18next';
import { data, generatePath, type LoaderFunctionArgs, type Params } from 'react-router';
import { type FoundRow, routeRowByPattern } from '../../route-table.ts';
import { loadMessages, type Namespace } from '../i18n/messages.ts';
import { requestSignIn } from '../session/sign-in-request.ts';
import { redirectToCanonical } from './canonical-address.ts';
import { guardPage } from './guard-page.ts';
import { type Page, type PageFacts, pageContext } from './page.ts';
import type { PageMeta } from './page-meta.ts';

/** The rest of the head comes from the route's row. */
type OwnMeta = Pick<PageMeta, 'title' | 'description' | 'image' | 'hidden'>;

interface PageDefinition<N extends Namespace, Data> {
  /** The page's messages, loaded besides the shell's. */
  readonly namespace: N;
  /** Prefetches the component's queries. Its result is only for `meta`. */
  data(page: Page, params: Params, url: URL): Promise<Data>;
  meta(data: Data, t: TFunction<N>, page: Page, row: FoundRow): OwnMeta;
}

/** The loader of every page, for the server and the browser: guard, queries, messages and meta. */
export function definePage<N extends Namespace, Data>(definition: PageDefinition<N, Data>) {
  return async ({ context, params, pattern, url }: LoaderFunctionArgs): Promise<PageMeta> => {
    const page = context.get(pageContext);
    const { i18n, facts } = page;
    const row = routeRowByPattern(pattern);
    redirectToCanonical(row, url);
    guardPage(row, { signedIn: facts.signedIn, address: url.pathname + url.search, params });
    const [content] = await Promise.all([
      definition.data(page, params, url).catch((error) => throwRouteError(error, facts, url)),
      loadMessages(i18n, facts.locale, definition.namespace),
    ]);
    const own = definition.meta(
      content,
      i18n.getFixedT(facts.locale, definition.namespace),
      page,
      row,
    );
    const hidden = row.hidden || own.hidden === true;
    return {
      ...own,
      hidden,
      ...(hidden ? {} : { canonical: generatePath(row.canonical ?? row.path, params) }),
    };
  };
}

function throwRouteError(error: unknown, { signedIn }: PageFacts, { pathname }: URL): never {
  if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
  // The loader may share the call of a prefetch, which requests no sign-in.
  if (isApiError(error) && error.status === 401 && !signedIn) requestSignIn(pathname);
  throw error;
}
