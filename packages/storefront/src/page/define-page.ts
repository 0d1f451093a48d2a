import { isApiError } from '@parde/api-client';
import type { TFunction } from 'i18next';
import { data, type LoaderFunctionArgs, type Params } from 'react-router';
import { loadWords, type Namespace } from '../i18n/words.ts';
import { type Page, pageContext } from './page.ts';
import type { PageMeta } from './page-meta.ts';

interface PageDefinition<N extends Namespace, Data> {
  /** The words that this page adds to the shell's. */
  readonly namespace: N;
  /** Fills the page's query cache with what the component will ask for. What it returns is only for `meta`. */
  data(page: Page, params: Params): Promise<Data>;
  meta(data: Data, t: TFunction<N>, page: Page): PageMeta;
}

/**
 * A route's one way to its data, on the server and in the browser alike: the words and the queries at once, and what
 * the document's head needs.
 */
export function definePage<N extends Namespace, Data>(definition: PageDefinition<N, Data>) {
  return async ({ context, params }: LoaderFunctionArgs): Promise<PageMeta> => {
    const page = context.get(pageContext);
    const { i18n, facts } = page;
    const [content] = await Promise.all([
      definition.data(page, params).catch(throwRouteError),
      loadWords(i18n, facts.locale, definition.namespace),
    ]);
    return definition.meta(content, i18n.getFixedT(facts.locale, definition.namespace), page);
  };
}

/** What the API does not have is a page that does not exist. */
function throwRouteError(error: unknown): never {
  if (isApiError(error) && error.status === 404) throw data(null, { status: 404 });
  throw error;
}
