import type { Locale } from '@parde/domain';
import { createElement, type ReactNode } from 'react';
import { path } from '../paths.ts';
import { ourPage } from '../route-table.ts';
import type { Brand, Words } from './define-brand.ts';

/** The addresses behind the names that a brand arranges its menus by. */
const hrefs = {
  home: () => path('home'),
  cinema: () => path('cinema'),
  live: ({ ids }: Brand) => path('live-show', { id: ids.live }),
  newspaper: ({ ids }: Brand) => path('channel', { id: ids.newspaper }),
  studio: () => path('channel', { id: 'studio' }),
  magazines: () => path('magazines'),
  bookFair: ({ ids }: Brand) => path('video', { id: ids.bookFair }),
  genres: () => path('genres'),
  plans: () => path('plans'),
  internet: () => path('internet'),
  app: () => path('app'),
  profile: () => path('profile'),
  downloads: () => path('download'),
  payments: () => path('payments'),
  kids: () => path('kids'),
  about: () => path('about-contact'),
  terms: () => path('terms'),
  accessibility: () => path('accessibility'),
  faq: () => path('faq'),
} as const;

/** An item that the menus have by themselves. `categories` are those that the server names, with their children. */
export type MenuId = keyof typeof hrefs | 'categories';

/** A function, so that nothing of it is sent where a brand has no menu of its own. */
export const menuIds = (): readonly string[] => [...Object.keys(hrefs), 'categories'];

export const menuPlaces = [
  'header',
  'side-menu',
  'bottom-bar',
  'account',
  'account-help',
  'footer-browse',
  'footer-help',
] as const;
export type MenuPlace = (typeof menuPlaces)[number];

export interface AddedItem<Id extends string = string> {
  readonly id: Id;
  readonly label: Words;
  /** A page of this site, or an https:// address. */
  readonly href: string;
  /** The data of one SVG path in a 24 × 24 box, drawn solid. The bottom bar needs it. */
  readonly icon?: string | undefined;
  readonly places: readonly MenuPlace[];
}

export interface MenuOptions<Added extends string = string> {
  /** These come first, wherever they are. The others follow as they were. */
  readonly order?: readonly (MenuId | NoInfer<Added>)[] | undefined;
  /** In no menu. Their pages are still there: links from elsewhere lead to them. */
  readonly hide?: readonly MenuId[] | undefined;
  readonly add?: readonly AddedItem<Added>[] | undefined;
}

/** What stands in a menu for an item of the brand. */
export interface AddedLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly icon: ReactNode;
}

/** A `Page`, as far as its menus depend on it. */
interface MenuView {
  readonly brand: Brand;
  readonly facts: { readonly locale: Locale; readonly missing?: readonly string[] | undefined };
}

/** With what arranges it, so that only a brand with a menu of its own sends that. */
export interface Menu {
  readonly options: MenuOptions;
  hides(id: MenuId): boolean;
  arrange<Link extends { readonly href: string }>(
    view: MenuView,
    pathname: string,
    place: MenuPlace,
    links: readonly Link[],
  ): readonly (Link | AddedLink)[];
}

/** `brand.ts` says it as `menu: defineMenu({ … })`. */
export function defineMenu<const Added extends string = never>(options: MenuOptions<Added>): Menu {
  const order: readonly string[] = options.order ?? [];
  const hidden: readonly string[] = options.hide ?? [];
  const hides = (id: string) => hidden.includes(id);
  const rank = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return {
    options,
    hides,
    arrange(view, pathname, place, links) {
      const ids = new Map(Object.entries(hrefs).map(([id, href]) => [href(view.brand), id]));
      const own = links
        .map((link) => ({ link, id: ids.get(link.href) ?? '' }))
        .filter(({ id }) => !hides(id));
      const added = (options.add ?? [])
        .filter(({ places, href }) => places.includes(place) && !isMissing(href, view))
        .map((item) => ({ link: linkOf(item, view.facts.locale, pathname), id: item.id }));
      return [...own, ...added]
        .sort((one, other) => rank(one.id) - rank(other.id))
        .map(({ link }) => link);
    },
  };
}

/** Whether it leads to a page of ours that the server does not offer. */
function isMissing(href: string, { facts: { missing = [] } }: MenuView): boolean {
  if (missing.length === 0 || !href.startsWith('/')) return false;
  const { id = '' } = ourPage(href.replace(/[?#].*/, '')) ?? {};
  return missing.includes(id);
}

function linkOf({ href, label, icon }: AddedItem, locale: Locale, pathname: string): AddedLink {
  return {
    href,
    label: label[locale],
    current: href === pathname,
    icon:
      icon === undefined
        ? null
        : createElement(
            'svg',
            { viewBox: '0 0 24 24', width: '1em', height: '1em', 'aria-hidden': true },
            createElement('path', { d: icon, fill: 'currentcolor' }),
          ),
  };
}
