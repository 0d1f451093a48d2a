import { Icon, type IconProps } from './Icon.tsx';

export function PauseIcon(props: IconProps) {
  return (
    <Icon {...props} solid>
      <rect x="6" y="4" width="4.2" height="16" rx="1.4" />
      <rect x="13.8" y="4" width="4.2" height="16" rx="1.4" />
    </Icon>
  );
}
