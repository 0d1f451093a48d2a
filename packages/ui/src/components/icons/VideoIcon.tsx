import { Icon, type IconProps } from './Icon.tsx';

export function VideoIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <rect x="3.25" y="4.75" width="17.5" height="14.5" rx="2.5" />
      <path d="m10.25 9 5 3-5 3V9Z" />
    </Icon>
  );
}
