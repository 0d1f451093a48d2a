import type { Category } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import { hasOperation, hasPage } from '../app/page/operations.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { categoryName, genreName } from '../names/menu-names.ts';
import { phrase } from '../names/phrases.ts';
import { genrePath, path } from '../paths.ts';
import { type SiteLink, useLinkTo } from './site-links.ts';

/** A link to content whose name comes from the server. */
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
  // Without the category pages, the categories have no links.
  const enabled =
    hasPage(page, 'category') &&
    hasOperation(page, 'getCategories') &&
    !page.brand.menu?.hides('categories');
  const { data } = useQuery({ ...ask(page.api, 'getCategories'), enabled });
  const toLink = (category: Category): CategoryLink => ({
    ...linkTo(path('category', { id: category.category_id }), categoryName(category, page)),
    links: category.child_categories.map(toLink),
  });
  return (enabled && data?.map(toLink)) || [];
}

/** Returns the links to genres. They are fetched only where they are shown, and are undefined while loading. */
export function useGenreLinks(): readonly NamedLink[] | undefined {
  const page = usePage();
  const linkTo = useLinkToNamed();
  const enabled = hasPage(page, 'genre') && hasOperation(page, 'getGenres');
  const { data, isError } = useQuery({ ...ask(page.api, 'getGenres'), enabled });
  // The link to all genres remains.
  if (isError || !enabled) return [];
  return (
    data &&
    Object.entries(data).map(([key, name]) =>
      linkTo(genrePath(key), genreName(key, { name_fa: name }, page)),
    )
  );
}
