import { isApiError } from '@parde/api-client';
import type { TFunction } from 'i18next';
import { data, generatePath, type LoaderFunctionArgs, type Params } from 'react-router';
import { type FoundRow, routeRowOf } from '../../route-table.ts';
import { loadMessages, type Namespace } from '../i18n/messages.ts';
import { requestSignIn } from '../session/sign-in-request.ts';
import { guardPage } from './guard-page.ts';
import { keepOneSpelling } from './one-spelling.ts';
import type { PageFacts } from './page.ts';
import { type Page, pageContext } from './page.ts';
import type { PageMeta } from './page-meta.ts';

/** What a page says of itself; the rest of its head is its row's. */
type OwnMeta = Pick<PageMeta, 'title' | 'description' | 'image' | 'hidden'>;

interface PageDefinition<N extends Namespace, Data> {
  /** The page's messages, loaded besides the shell's. */
  readonly namespace: N;
  /** Fills the page's query cache with what the component will ask for. What it returns is only for `meta`. */
  data(page: Page, params: Params, url: URL): Promise<Data>;
  meta(data: Data, t: TFunction<N>, page: Page, row: FoundRow): OwnMeta;
}

/**
 * A route's one way to its data, on the server and in the browser alike: who may see it, the words and the queries at
 * once, and what the document's head needs.
 */
export function definePage<N extends Namespace, Data>(definition: PageDefinition<N, Data>) {
  return async ({ context, params, pattern, url }: LoaderFunctionArgs): Promise<PageMeta> => {
    const page = context.get(pageContext);
    const { i18n, facts } = page;
    const row = routeRowOf(pattern);
    keepOneSpelling(row, url);
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

/** What the API does not have is a page that does not exist. What it refuses to a guest may be had by signing in. */
function throwRouteError(error: unknown, { signedIn }: PageFacts, { pathname }: URL): never {
  if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
  // By the prefetch's call, perhaps, which this one has joined and which asked nothing of the viewer.
  if (isApiError(error) && error.status === 401 && !signedIn) requestSignIn(pathname);
  throw error;
}
