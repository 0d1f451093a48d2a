import type { Category } from '@parde/api-client';
import { ask } from '@parde/api-client/query';
import type { PhraseData } from '@parde/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useExistingPages } from '../app/page/existing-pages.ts';
import { isDerived } from '../app/page/operations.ts';
import { when } from '../app/page/queries.ts';
import { usePage } from '../app/page/Storefront.tsx';
import { useViewer } from '../app/session/use-viewer.ts';
import type { MenuPlace } from '../brand/menu.ts';
import { categoryName, genreName } from '../names/menu-names.ts';
import { phrase } from '../names/phrases.ts';
import { useFooterDetails } from './footer/footer-details.ts';

export interface SiteLink<Label extends PhraseData = string> {
  readonly href: string;
  readonly label: Label;
  readonly current: boolean;
}

/** Returns a function that makes a link, or undefined for a page that does not exist. */
export function useLinkTo() {
  const { pathname } = useLocation();
  return <Label extends PhraseData>(
    href: string | undefined,
    label: Label,
    /** The other address of a page that has two. */
    twin?: string,
  ): SiteLink<Label> | undefined =>
    href === undefined
      ? undefined
      : { href, label, current: href === pathname || twin === pathname };
}

/** Returns the links that header, menus, bottom bar and footer share. */
export function useSiteLinks() {
  const { t } = useTranslation();
  const page = usePage();
  const { ids } = page.brand;
  const { path, plansPath } = useExistingPages();
  const linkTo = useLinkTo();
  const { showsApp } = useViewer();
  // With a composed operation, the video may have no card.
  const bookFair = isDerived(page, 'getVideo') ? undefined : path('video', { id: ids.bookFair });
  return {
    home: linkTo(path('home'), t('home')),
    cinema: linkTo(path('cinema'), t('cinema')),
    live: linkTo(path('live-show', { id: ids.live }), t('lives'), path('live', { live: ids.live })),
    newspaper: linkTo(path('channel', { id: ids.newspaper }), t('newspaper')),
    studio: linkTo(path('channel', { id: 'studio' }), t('studio')),
    magazines: linkTo(path('magazines'), t('magazines')),
    bookFair: linkTo(bookFair, t('bookFair')),
    categories: linkTo(path('genres'), t('categories')),
    genres: linkTo(path('genres'), t('genres')),
    plans: linkTo(plansPath(), t('plans')),
    search: linkTo(path('search'), t('search')),
    internet: linkTo(path('internet'), t('internet')),
    // The API can hide the app.
    app: linkTo(showsApp ? path('app') : undefined, t('app')),
    about: linkTo(path('about-contact'), t('about')),
    terms: linkTo(path('terms'), t('terms')),
    accessibility: linkTo(path('accessibility'), t('accessibility')),
    faq: linkTo(path('faq'), t('faq')),
  };
}

/** Adds an icon to a link whose page exists. */
export function withIcon<Link extends object>(link: Link | undefined, icon: ReactNode) {
  return link && { ...link, icon };
}

/** Returns a function that arranges the available links of a menu as the brand specifies. */
export function useArranged() {
  const page = usePage();
  const { pathname } = useLocation();
  return <Link extends { readonly href: string }>(
    slot: MenuPlace,
    links: readonly (Link | null | undefined)[],
  ) => {
    const there = links.filter((link) => !!link);
    return page.brand.menu?.arrange(page, pathname, slot, there) ?? there;
  };
}

/** Returns the footer's links about the site. The side menu has them too, because a long list's footer is far away. */
export function useHelpLinks() {
  const { about, terms, accessibility, faq } = useSiteLinks();
  const { relatedLink } = useFooterDetails();
  return useArranged()<{ href: string; label: PhraseData }>('footer-help', [
    about,
    terms,
    accessibility,
    faq,
    relatedLink,
  ]);
}

export interface CategoryLink extends SiteLink<PhraseData> {
  readonly links: readonly CategoryLink[];
}

export function useCategoryLinks(): readonly CategoryLink[] {
  const page = usePage();
  const { path } = useExistingPages();
  const linkTo = useLinkTo();
  const isShown =
    !page.brand.menu?.hides('categories') && path('category', { id: '' }) !== undefined;
  const { data } = useQuery(when(isShown, ask(page.api, 'getCategories')));
  const toLinks = (categories: readonly Category[]): CategoryLink[] =>
    categories.flatMap((category) => {
      const name = phrase(categoryName(category, page), page.facts.locale);
      const link = linkTo(path('category', { id: category.category_id }), name);
      return link ? [{ ...link, links: toLinks(category.child_categories) }] : [];
    });
  return isShown ? toLinks(data ?? []) : [];
}

/** Returns the links to genres. They are fetched only where they are shown, and are undefined while loading. */
export function useGenreLinks(): readonly SiteLink<PhraseData>[] | undefined {
  const page = usePage();
  const { genrePath } = useExistingPages();
  const linkTo = useLinkTo();
  const query = when(genrePath('') !== undefined, ask(page.api, 'getGenres'));
  const { data, isError } = useQuery(query);
  // The link to all genres remains.
  if (isError || query.enabled === false) return [];
  if (!data) return undefined;
  return Object.entries(data).flatMap(([key, name]) => {
    const label = phrase(genreName(key, { name_fa: name }, page), page.facts.locale);
    return linkTo(genrePath(key), label) ?? [];
  });
}
