import { Icon, type IconProps } from './Icon.tsx';

export function HomeIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.75 11.2 12 4l8.25 7.2M6 9.5v9c0 .8.7 1.5 1.5 1.5h9c.8 0 1.5-.7 1.5-1.5v-9M10 20v-5.5h4V20" />
    </Icon>
  );
}
