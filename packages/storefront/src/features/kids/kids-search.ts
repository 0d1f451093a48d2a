import { ask } from '@parde/api-client/query';
import { type KidsAge, maySearch, readSearchTerm, searchPath } from '@parde/domain';
import { type Params, redirect } from 'react-router';
import type { Page } from '../../app/page/page.ts';
import { kidsHome } from '../../paths.ts';
import { themeList } from './kids-lists.ts';
import { requireKidsAge } from './kids-titles.ts';

/** Returns `/kids/search/…`, with the part that `searchPath` writes. */
export function kidsSearchPath(term: string): string {
  return kidsHome + searchPath(term);
}

export function kidsSearchQuery({ api }: Pick<Page, 'api'>, term: string, age: KidsAge) {
  return ask(api, 'search', { query: { query: term, age, limit: 50 } });
}

/** The results may fail without failing the page. */
export async function loadKidsSearch(
  page: Page,
  params: Params,
  { searchParams }: URL,
): Promise<string> {
  const age = requireKidsAge(page);
  // Without JavaScript a form sends the term as `?q=`.
  const formTerm = searchParams.get('q');
  if (formTerm !== null) throw redirect(kidsSearchPath(formTerm));
  const { queryClient } = page;
  const term = readSearchTerm(params.search ?? '');
  await Promise.all([
    maySearch(term) && queryClient.prefetchQuery(kidsSearchQuery(page, term, age)),
    queryClient.prefetchQuery(themeList(page, 'new', age)),
  ]);
  return term;
}
