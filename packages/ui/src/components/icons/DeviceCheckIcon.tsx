import { Icon, type IconProps } from './Icon.tsx';

export function DeviceCheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="5.75" y="2.75" width="12.5" height="18.5" rx="2.5" />
      <path d="m9 10.25 2.25 2.25L15.5 8M10 17.5h4" />
    </Icon>
  );
}
