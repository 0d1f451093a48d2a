import type { Locale } from '@parde/domain';
import { createElement, type ReactNode } from 'react';
import { path } from '../paths.ts';
import { findBuiltInPage } from '../route-table.ts';
import type { Brand, Messages } from './define-brand.ts';
import type { HostRules } from './host-rules.ts';

/** The addresses of the built-in menu items, by the names that brands use to arrange them. */
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

/** A built-in menu item. `categories` are the server's categories and their subcategories. */
export type MenuId = keyof typeof hrefs | 'categories';

/** A function, so that bundles of brands without a menu of their own leave it out. */
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
  readonly label: Messages;
  /** A page of this site, or an https:// address. */
  readonly href: string;
  /** The data of one SVG path in a 24 × 24 box, filled. The bottom bar requires it. */
  readonly icon?: string | undefined;
  readonly places: readonly MenuPlace[];
}

export interface MenuOptions<Added extends string = string> {
  /** These items come first in every menu. The others follow in their default order. */
  readonly order?: readonly (MenuId | NoInfer<Added>)[] | undefined;
  /** Items that no menu shows. Their pages still exist, because other links lead to them. */
  readonly hide?: readonly MenuId[] | undefined;
  readonly add?: readonly AddedItem<Added>[] | undefined;
}

/** A brand's item as menus render it. */
export interface AddedLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
  readonly icon: ReactNode;
}

/** The fields of `Page` that the menus depend on. */
interface MenuView {
  readonly brand: Brand;
  readonly facts: {
    readonly locale: Locale;
    readonly missing?: readonly string[] | undefined;
    readonly rules?: HostRules;
  };
}

/** Contains the code that arranges the menus, so that only brands with a menu of their own ship it. */
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

/** Used in `brand.ts` as `menu: defineMenu({ … })`. */
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
      const custom = links
        .map((link) => ({ link, id: ids.get(link.href) ?? '' }))
        .filter(({ id }) => !hides(id));
      const added = (options.add ?? [])
        .filter(({ places, href }) => places.includes(place) && !isMissing(href, view))
        .map((item) => ({ link: linkOf(item, view.facts.locale, pathname), id: item.id }));
      return [...custom, ...added]
        .sort((one, other) => rank(one.id) - rank(other.id))
        .map(({ link }) => link);
    },
  };
}

/** True if the address is a built-in page that this host or its server does not have. */
function isMissing(href: string, { facts: { missing = [], rules } }: MenuView): boolean {
  const page = href.startsWith('/') ? findBuiltInPage(href.replace(/[?#].*/, '')) : undefined;
  if (!page) return false;
  return (
    missing.includes(page.id) || (page.shownBy !== undefined && rules?.[page.shownBy] === false)
  );
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
