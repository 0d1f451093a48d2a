import type { PageName } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import type { Page } from '../../app/page/page.ts';
import { usePage } from '../../app/page/Storefront.tsx';
import { readText } from './read-text.ts';

const textQuery = ({ api }: Pick<Page, 'api'>, page: PageName) =>
  ask(api, 'getPage', { path: { page } });

/** It may fail without failing the page. */
export function prefetchText(page: Page, name: PageName): Promise<void> {
  return page.queryClient.prefetchQuery(textQuery(page, name));
}

export function useText(name: PageName) {
  const page = usePage();
  const query = useQuery(textQuery(page, name));
  return { query, text: query.data && readText(query.data, page.facts) };
}
