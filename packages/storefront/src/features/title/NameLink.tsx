import { Link, type LinkProps } from '@parde/ui';
import { Name } from '../../app/parts/ServerText.tsx';
import type { Named } from '../../names/names.ts';

type NameLinkProps = Omit<LinkProps, 'href' | 'children'> & { of: Named; href: string | undefined };

/** A name, which is a link if it has a page. */
export function NameLink({ of, href, ...link }: NameLinkProps) {
  const name = <Name of={of} />;
  return href === undefined ? (
    name
  ) : (
    <Link href={href} {...link}>
      {name}
    </Link>
  );
}
