import type { Picture } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { MetaDescriptor, MetaFunction } from 'react-router';

export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The page's one address, from the root. */
  readonly canonical?: string | undefined;
  /** A picture for link previews. */
  readonly image?: Picture | undefined;
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
  const all: (MetaDescriptor | false)[] = [
    { title: meta.title },
    { property: 'og:title', content: meta.title },
    { property: 'og:site_name', content: root.siteName },
    { property: 'og:locale', content: root.locale === 'fa' ? 'fa_IR' : 'en_GB' },
    meta.description !== undefined && { name: 'description', content: meta.description },
    meta.description !== undefined && { property: 'og:description', content: meta.description },
    address !== undefined && { tagName: 'link', rel: 'canonical', href: address },
    address !== undefined && { property: 'og:url', content: address },
    { property: 'og:type', content: 'website' },
    ...previewPicture(meta.image, root.origin),
    meta.hidden === true && { name: 'robots', content: 'noindex' },
  ];
  return all.filter((tag) => tag !== false);
}

/** Wide enough for any preview, and no more. */
const previewWidth = 1280;

/** A page without a picture of its own is shown with the brand's. */
function previewPicture(picture: Picture | undefined, origin: string): MetaDescriptor[] {
  if (!picture) return [{ property: 'og:image', content: new URL('/icon-512.png', origin).href }];
  const { url, height, widths = [] } = picture;
  const address = new URL(url, origin);
  const width = widths.findLast((each) => each <= previewWidth) ?? picture.width;
  if (widths.length > 0) address.searchParams.set('w', String(width));
  return [
    { property: 'og:image', content: address.href },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(Math.round((height / picture.width) * width)) },
  ];
}
