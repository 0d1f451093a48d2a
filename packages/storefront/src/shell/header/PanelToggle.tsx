import { IconButton, IconButtonLink, type IconButtonProps } from '@parde/ui';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';

interface PanelToggleProps extends IconButtonProps {
  /** The fallback page until there is script. */
  href: string;
}

export function PanelToggle({ href, ...button }: PanelToggleProps) {
  const { label, icon, variant } = button;
  return useHydrated() ? (
    <IconButton {...button} />
  ) : (
    <IconButtonLink href={href} label={label} icon={icon} {...(variant && { variant })} />
  );
}
