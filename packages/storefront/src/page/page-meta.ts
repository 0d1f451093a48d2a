import type { Locale } from '@parde/domain';
import type { MetaDescriptor, MetaFunction } from 'react-router';

export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's one address, from the root. */
  readonly canonical?: string | undefined;
  /** A picture for link previews, from the root. */
  readonly image?: string | undefined;
  /** Kept out of search engines. */
  readonly hidden?: boolean;
}

/** What every page's head says of the storefront, and the titles for a page that failed. From the root's loader. */
export interface RootMeta {
  readonly origin: string;
  readonly siteName: string;
  readonly locale: Locale;
  readonly notFoundTitle: string;
  readonly failedTitle: string;
}

/** The `meta` export of every route: what its loader returned, as tags. */
export const pageMeta: MetaFunction = ({ matches, error }) => {
  const root = matches[0]?.loaderData;
  const meta = matches.at(-1)?.loaderData;
  if (!isRootMeta(root)) return [];
  if (!isPageMeta(meta)) {
    const isMissing =
      typeof error === 'object' && error !== null && 'status' in error && error.status === 404;
    return [
      { title: isMissing ? root.notFoundTitle : root.failedTitle },
      { name: 'robots', content: 'noindex' },
    ];
  }
  return tags(meta, root);
};

function isRootMeta(value: unknown): value is RootMeta {
  return typeof value === 'object' && value !== null && 'notFoundTitle' in value;
}

function isPageMeta(value: unknown): value is PageMeta {
  return typeof value === 'object' && value !== null && 'title' in value;
}

function tags(meta: PageMeta, root: RootMeta): MetaDescriptor[] {
  const address = meta.canonical === undefined ? undefined : root.origin + meta.canonical;
  const image = meta.image === undefined ? undefined : new URL(meta.image, root.origin).href;
  const all: (MetaDescriptor | false)[] = [
    { title: meta.title },
    { property: 'og:title', content: meta.title },
    { property: 'og:site_name', content: root.siteName },
    { property: 'og:locale', content: root.locale === 'fa' ? 'fa_IR' : 'en_GB' },
    meta.description !== undefined && { name: 'description', content: meta.description },
    meta.description !== undefined && { property: 'og:description', content: meta.description },
    address !== undefined && { tagName: 'link', rel: 'canonical', href: address },
    address !== undefined && { property: 'og:url', content: address },
    image !== undefined && { property: 'og:image', content: image },
    meta.hidden === true && { name: 'robots', content: 'noindex' },
  ];
  return all.filter((tag) => tag !== false);
}
