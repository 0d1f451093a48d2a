import { Icon, type IconProps } from './Icon.tsx';

export function GiftIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M5 11.5v7c0 .8.7 1.5 1.5 1.5h11c.8 0 1.5-.7 1.5-1.5v-7M3.75 7.75h16.5v3.75H3.75V7.75ZM12 7.75V20m0-12.25c-3.2 0-4.75-.8-4.75-2.3 0-1 .8-1.7 1.8-1.7 1.6 0 2.6 1.6 2.95 4Zm0 0c3.2 0 4.75-.8 4.75-2.3 0-1-.8-1.7-1.8-1.7-1.6 0-2.6 1.6-2.95 4Z" />
    </Icon>
  );
}
