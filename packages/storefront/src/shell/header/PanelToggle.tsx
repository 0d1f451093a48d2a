import { IconButton, IconButtonLink, type IconButtonProps } from '@parde/ui';
import { useHydrated } from '../../app/hooks/use-hydrated.ts';

interface PanelToggleProps extends IconButtonProps {
  /** The page that the link opens without script. */
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
