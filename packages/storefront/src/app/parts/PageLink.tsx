import type { LinkComponentProps } from '@parde/ui';
import { Link } from 'react-router';
import { useIntent } from '../hooks/use-intent.ts';
import { usePage } from '../page/Storefront.tsx';

/** The kit's link component: a router link for our own pages, a plain one for the rest. On intent it prefetches the page. */
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
      // Only the framework mode reads the attribute that it would write.
      discover="none"
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
