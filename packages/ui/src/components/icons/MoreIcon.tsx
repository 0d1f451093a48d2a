import { Icon, type IconProps } from './Icon.tsx';

export function MoreIcon(props: IconProps) {
  return (
    <Icon {...props} solid>
      <circle cx="12" cy="5" r="1.75" />
      <circle cx="12" cy="12" r="1.75" />
      <circle cx="12" cy="19" r="1.75" />
    </Icon>
  );
}
