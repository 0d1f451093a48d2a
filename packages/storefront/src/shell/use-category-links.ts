import type { Category } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { hasPage, isOffered } from '../app/page/operations.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { genrePath, path } from '../paths.ts';
import { categoryName, genreName } from '../names/menu-names.ts';
import { phrase } from '../names/phrases.ts';
import { type SiteLink, useLinkTo } from './site-links.ts';

/** To what a server names. */
export interface NamedLink extends Omit<SiteLink, 'label'> {
  readonly label: PhraseData;
}

export interface CategoryLink extends NamedLink {
  readonly links: readonly CategoryLink[];
}

function useLinkToNamed(): (href: string, name: string) => NamedLink {
  const { locale } = usePage().facts;
  const linkTo = useLinkTo();
  return (href, name) => ({ ...linkTo(href, name), label: phrase(name, locale) });
}

export function useCategoryLinks(): readonly CategoryLink[] {
  const page = usePage();
  const linkTo = useLinkToNamed();
  // Without their pages there is nothing to lead to.
  const enabled =
    hasPage(page, 'category') &&
    isOffered(page, 'getCategories') &&
    !page.brand.menu?.hides('categories');
  const { data } = useQuery({ ...ask(page.api, 'getCategories'), enabled });
  const toLink = (category: Category): CategoryLink => ({
    ...linkTo(path('category', { id: category.category_id }), categoryName(category, page)),
    links: category.child_categories.map(toLink),
  });
  return (enabled && data?.map(toLink)) || [];
}

/** Fetched where they are shown. Undefined while loading. */
export function useGenreLinks(): readonly NamedLink[] | undefined {
  const page = usePage();
  const linkTo = useLinkToNamed();
  const enabled = hasPage(page, 'genre') && isOffered(page, 'getGenres');
  const { data, isError } = useQuery({ ...ask(page.api, 'getGenres'), enabled });
  // The link to all genres is still there.
  if (isError || !enabled) return [];
  return (
    data &&
    Object.entries(data).map(([key, name]) =>
      linkTo(genrePath(key), genreName(key, { name_fa: name }, page)),
    )
  );
}
