import type { LinkComponentProps } from '@parde/ui';
import { Link } from 'react-router';
import { useIntent } from '../hooks/use-intent.ts';
import { usePage } from '../page/Storefront.tsx';

/**
 * The kit's link component: a router link for our own pages, a plain one for the rest. On intent it prefetches code and
 * data. React Router prefetches data only for routes with a server loader.
 */
export function PageLink({ href, ...anchor }: LinkComponentProps) {
  const { prefetch } = usePage();
  const { begin, cancel } = useIntent(() => prefetch?.(href));
  const isOurs =
    href.startsWith('/') &&
    !href.startsWith('//') &&
    anchor.target === undefined &&
    anchor.download === undefined;
  if (!isOurs) return <a href={href} {...anchor} />;
  return (
    <Link
      {...anchor}
      to={href}
      prefetch="intent"
      onPointerEnter={(event) => {
        anchor.onPointerEnter?.(event);
        begin();
      }}
      onPointerLeave={(event) => {
        anchor.onPointerLeave?.(event);
        cancel();
      }}
      onFocus={(event) => {
        anchor.onFocus?.(event);
        begin();
      }}
      onBlur={(event) => {
        anchor.onBlur?.(event);
        cancel();
      }}
    />
  );
}
