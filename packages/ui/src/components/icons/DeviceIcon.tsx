import { Icon, type IconProps } from './Icon.tsx';

export function DeviceIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.75" y="2.75" width="12.5" height="18.5" rx="2.5" />
      <path d="M12 6.5v7m-3-2.75 3 3 3-3m-5 6.75h4" />
    </Icon>
  );
}
