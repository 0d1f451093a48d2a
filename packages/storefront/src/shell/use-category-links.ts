import type { Category } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import { useQuery } from '@tanstack/react-query';
import { usePage } from '../app/page/Storefront.tsx';
import { genrePath, path } from '../paths.ts';
import { type SiteLink, useLinkTo } from './site-links.ts';

export interface CategoryLink extends SiteLink {
  readonly links: readonly CategoryLink[];
}

export function useCategoryLinks(): readonly CategoryLink[] {
  const { api } = usePage();
  const linkTo = useLinkTo();
  const { data = [] } = useQuery(ask(api, 'getCategories'));
  const toLink = ({ category_id, persian_name, child_categories }: Category): CategoryLink => ({
    ...linkTo(path('category', { id: category_id }), persian_name),
    links: child_categories.map(toLink),
  });
  return data.map(toLink);
}

/** Fetched where they are shown. Undefined while loading. */
export function useGenreLinks(): readonly SiteLink[] | undefined {
  const { api } = usePage();
  const linkTo = useLinkTo();
  const { data, isError } = useQuery(ask(api, 'getGenres'));
  // The link to all genres is still there.
  if (isError) return [];
  return data && Object.entries(data).map(([key, name]) => linkTo(genrePath(key), name));
}
