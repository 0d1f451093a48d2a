import { Icon, type IconProps } from './Icon.tsx';

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M4 7h16M4 12h16M4 17h10" />
    </Icon>
  );
}
