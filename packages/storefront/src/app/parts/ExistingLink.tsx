import { ButtonLink, type ButtonLinkProps } from '@parde/ui';

type ExistingLinkProps = Omit<ButtonLinkProps, 'href'> & { href: string | undefined };

/** A link that looks like a button. Renders nothing if `useExistingPages` returned no address for it. */
export function ExistingLink({ href, ...link }: ExistingLinkProps) {
  return href === undefined ? null : <ButtonLink href={href} {...link} />;
}
