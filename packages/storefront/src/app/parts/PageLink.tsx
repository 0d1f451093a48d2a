import type { LinkComponentProps } from '@parde/ui';
import { Link } from 'react-router';

export interface PageLinkProps extends Omit<LinkComponentProps, 'href'> {
  href: string | undefined;
  /** Keeps the scroll position, because both pages share the content above. */
  preventScrollReset?: boolean;
}

/** The link of the storefront and of the kit's components. Other sites, targets and files are left to the browser. */
export function PageLink({ href, preventScrollReset = false, ...anchor }: PageLinkProps) {
  if (!isPage(href) || anchor.target !== undefined || anchor.download !== undefined) {
    return <a href={href} {...anchor} />;
  }
  return <Link to={href} discover="none" preventScrollReset={preventScrollReset} {...anchor} />;
}

/** True for addresses of the storefront itself. */
export function isPage(href: string | null | undefined): href is string {
  return href?.startsWith('/') === true && !href.startsWith('//');
}
