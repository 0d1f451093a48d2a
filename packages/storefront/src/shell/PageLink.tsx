import type { LinkComponentProps } from '@parde/ui';
import { Link } from 'react-router';
import { usePage } from '../page/Storefront.tsx';
import { prefetchPage } from './prefetch-page.ts';

/**
 * The link that the kit draws everywhere: a router link for our own pages, a plain one for the rest. On intent it
 * fetches the next page's code and, since React Router leaves that to routes with a loader of their own, its data.
 */
export function PageLink({ href, ...anchor }: LinkComponentProps) {
  const page = usePage();
  const isOurs = href.startsWith('/') && !href.startsWith('//') && anchor.target === undefined;
  if (!isOurs) return <a href={href} {...anchor} />;
  const prefetch = () => prefetchPage(page, href);
  return (
    <Link
      {...anchor}
      to={href}
      prefetch="intent"
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        if (event.pointerType === 'mouse') prefetch();
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        prefetch();
      }}
      onTouchStart={(event) => {
        anchor.onTouchStart?.(event);
        prefetch();
      }}
    />
  );
}
