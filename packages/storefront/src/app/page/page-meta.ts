import type { Picture } from '@parde/api-client';
import type { Locale } from '@parde/domain';
import type { MetaDescriptor, MetaFunction } from 'react-router';

export interface PageMeta {
  readonly title: string;
  readonly description?: string | undefined;
  /** The path of the canonical address. */
  readonly canonical?: string | undefined;
  readonly image?: Picture | undefined;
  /** `noindex` for search engines. */
  readonly hidden?: boolean;
}

/** From the root's loader, so that a failed page has a title too. */
export interface RootMeta {
  readonly origin: string;
  readonly siteName: string;
  readonly locale: Locale;
  readonly notFoundTitle: string;
  readonly failedTitle: string;
}

/** The `meta` export of every route. */
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

const previewWidth = 1280;

/** Falls back to the brand's icon. */
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
