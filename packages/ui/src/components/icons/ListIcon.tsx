import { Icon, type IconProps } from './Icon.tsx';

export function ListIcon(props: IconProps) {
  return (
    <Icon {...props} mirrored>
      <path d="M9 6.5h11M9 12h11M9 17.5h11M4.6 6.5v.1m0 5.4v.1m0 5.4v.1" />
    </Icon>
  );
}
