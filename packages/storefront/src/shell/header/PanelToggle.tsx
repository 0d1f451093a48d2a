import { IconButton, IconButtonLink, type IconButtonProps } from '@parde/ui';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';

interface PanelToggleProps extends IconButtonProps {
  /** The page that has the same: until there is script to open anything, it is a link there. */
  href: string;
}

/** Opens something of the header. */
export function PanelToggle({ href, ...button }: PanelToggleProps) {
  const { label, icon, variant } = button;
  return useHydrated() ? (
    <IconButton {...button} />
  ) : (
    <IconButtonLink href={href} label={label} icon={icon} {...(variant && { variant })} />
  );
}
